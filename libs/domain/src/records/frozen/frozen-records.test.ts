import { describe, expect, it } from 'vitest';
import { readRecord } from '../collection.ts';
import { collectionOf, isCollectionName } from '../index.ts';
import saved from './0.1.json' with { type: 'json' };

/** Records written by release 0.1. This file never changes; later releases add further files. */
const kinds: Readonly<Record<string, Readonly<Record<string, object>>>> = saved;

describe('records saved by release 0.1', () => {
  const names = Object.keys(kinds).filter(isCollectionName);

  it('[DA1] there are some of each of its twelve kinds, which all still exist', () => {
    expect(names).toEqual(Object.keys(kinds));
    expect(names).toHaveLength(12);
  });

  for (const name of names)
    it(`[OF9] ${name} can still be read, with every value as saved`, () => {
      const stored = Object.entries(kinds[name] ?? {});
      expect(stored.map(([id, fields]) => readRecord(collectionOf(name), id, fields))).toEqual(
        stored.map(([id, fields]) => ({ ok: true, record: { id, ...fields } })),
      );
    });
});
