import { describe, expect, it } from 'vitest';
import { readRecord } from '../collection.ts';
import { collectionOf, isCollectionName } from '../index.ts';
import saved from './0.1.json' with { type: 'json' };

/** Records as release 0.1 wrote them. The file never changes; a later release adds its own beside it. */
const kinds: Readonly<Record<string, Readonly<Record<string, object>>>> = saved;

describe('records saved by release 0.1', () => {
  const names = Object.keys(kinds).filter(isCollectionName);

  it('[DA1] there are some of each of its twelve kinds, which are kinds still', () => {
    expect(names).toEqual(Object.keys(kinds));
    expect(names).toHaveLength(12);
  });

  for (const name of names)
    it(`[OF9] ${name} still read, with every value as it was saved`, () => {
      const stored = Object.entries(kinds[name] ?? {});
      expect(stored.map(([id, fields]) => readRecord(collectionOf(name), id, fields))).toEqual(
        stored.map(([id, fields]) => ({ ok: true, record: { id, ...fields } })),
      );
    });
});
