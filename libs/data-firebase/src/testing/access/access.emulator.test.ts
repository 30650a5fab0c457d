import { readFile } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { accessAttempts } from './attempts.ts';
import { playAttempts } from './play-attempts.ts';

it('[AC1] of every ten attempts one is made, and a hostile one is denied, a legal one allowed', async () => {
  const attempts = accessAttempts('demo-access', Date.now()).filter((_, index) => index % 10 === 0);
  const rules = await readFile('firestore.rules', 'utf8');
  const { hostile, legal, allowed, denied } = await playAttempts(inject('firestoreHost'), rules, attempts);
  expect({ allowed, denied }).toEqual({ allowed: [], denied: [] });
  expect(hostile).toBeGreaterThanOrEqual(200);
  expect(legal).toBeGreaterThanOrEqual(50);
});
