import { readFile } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { accessAttempts } from './attempts.ts';
import { rulesProject } from './run-attempts.ts';

it('[AC1] of every ten attempts one is made, and a hostile one is denied, a legal one allowed', async () => {
  const attempts = accessAttempts('demo-access-sample', Date.now()).filter((_, index) => index % 10 === 0);
  const project = rulesProject(inject('firestoreHost'), 'demo-access-sample');
  await project.loadRules(await readFile('firestore.rules', 'utf8'));
  await project.prepare(attempts);
  expect((await project.surprises(attempts)).map(({ name }) => name)).toEqual([]);
  expect(attempts.filter(({ legal }) => !legal).length).toBeGreaterThanOrEqual(200);
  expect(attempts.filter(({ legal }) => legal).length).toBeGreaterThanOrEqual(50);
});
