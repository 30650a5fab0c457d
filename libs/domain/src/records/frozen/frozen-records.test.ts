import { describe, expect, it } from 'vitest';
import { readRecord } from '../collection.ts';
import { collectionOf, isCollectionName } from '../index.ts';
import saved from './0.1.json' with { type: 'json' };
import savedLater from './since-0.1.json' with { type: 'json' };
import savedWithLeads from './with-leads.json' with { type: 'json' };
import savedWithPurposes from './with-purposes.json' with { type: 'json' };
import savedWithSteps from './with-steps.json' with { type: 'json' };

type Saved = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** The files never change; what later versions add goes into further files. */
describe.each<[string, Saved, number]>([
  ['by release 0.1', saved, 12],
  ['of the kinds that came with series and with the order of a day', savedLater, 3],
  ['with steps and notes of tasks', savedWithSteps, 2],
  ['with leads, snoozes and what is done', savedWithLeads, 4],
  ['with what sessions are for, corrections and breaks', savedWithPurposes, 4],
])('records saved %s', (_, kinds, count) => {
  const names = Object.keys(kinds).filter(isCollectionName);

  it('[DA1] there are some of each of its kinds, which all still exist', () => {
    expect(names).toEqual(Object.keys(kinds));
    expect(names).toHaveLength(count);
  });

  for (const name of names)
    it(`[OF9] ${name} can still be read, with every value as saved`, () => {
      const stored = Object.entries(kinds[name] ?? {});
      expect(stored.map(([id, fields]) => readRecord(collectionOf(name), id, fields))).toEqual(
        stored.map(([id, fields]) => ({ ok: true, record: { id, ...fields } })),
      );
    });
});
