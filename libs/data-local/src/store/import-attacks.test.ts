import 'fake-indexeddb/auto';
import { nowOf } from '@dayloom/domain';
import { whyTooLarge } from '@dayloom/domain/export';
import { hostileTexts } from '../../../../testing/seed/hostile-texts.ts';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { hostileFiles } from '../testing/hostile-files.ts';
import { fixedClock, localWorld } from '../testing/local-world.ts';
import { importText, livingRecords } from '@dayloom/testing';

async function imported(text: string) {
  const world = localWorld(new IDBFactory());
  const store = world.storeOf(world.ada);
  const owner = { user: world.ada, email: 'ada@example.com', now: nowOf(fixedClock) };
  const refusal = await importText(store, text, owner);
  const records = await livingRecords(store);
  await world.close();
  return { refusal, records, user: world.ada };
}

describe('[DO3] a malicious file', () => {
  it('is one of at least forty', () => {
    expect(hostileFiles.length).toBeGreaterThanOrEqual(40);
    expect(new Set(hostileFiles.map(({ text }) => text())).size).toBe(hostileFiles.length);
  });

  it.each(hostileFiles)('$name', async ({ text, refusal: expected }) => {
    const { refusal, records, user } = await imported(text());
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
    if (!expected) {
      expect(refusal).toBeUndefined();
      expect([...records.values()].map((fields) => fields['userId'])).toEqual([...records].map(() => user));
      expect([...records].filter(([key]) => key.startsWith('works/'))).toHaveLength(1);
      for (const [key, { status }] of records)
        if (key.startsWith('suggestions/')) expect(status).toBe('pending');
      return;
    }
    expect(records.size).toBe(0);
    expect(refusal?.reason).toContain(expected);
  });

  it('a file of 50 MB is not even opened', () => {
    expect(whyTooLarge(50_000_000)).toBe('The file is too large: at most 48 MB can be imported.');
    expect(whyTooLarge(48_000_000)).toBeUndefined();
  });
});

it('[DO3] sixty texts with injected code are imported unchanged', async () => {
  expect(new Set(hostileTexts).size).toBe(60);
  const createdAt = '2026-03-01T09:05:00.000Z';
  const notes = hostileTexts.map((text, index) => ({
    id: `n${index}`,
    title: text,
    content: text,
    createdAt,
  }));
  const file = {
    format: 'dayloom-export',
    version: 1,
    exportedAt: createdAt,
    user: 'ada',
    records: { notes },
  };
  const { refusal, records } = await imported(JSON.stringify(file));
  expect(refusal).toBeUndefined();
  expect(new Set([...records.values()].map(({ title }) => title))).toEqual(new Set(hostileTexts));
  expect(new Set([...records.values()].map(({ content }) => content))).toEqual(new Set(hostileTexts));
});
