import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectionNames, collectionOf } from '../records/index.ts';
import { changeBetween, fieldsBefore, hasHistory } from './history.ts';

const state = fc.record({
  fields: fc.dictionary(
    fc.constantFrom('title', 'content', 'date', 'completed'),
    fc.oneof(fc.string(), fc.boolean()),
  ),
  deletedAt: fc.constantFrom(undefined, '2026-03-01T08:00:00.000Z'),
});

describe('the history of a record', () => {
  it('[HI2] restores every earlier state exactly, after any changes', () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 30 }), (states) => {
        const all = [undefined, ...states].slice(1).map((after, index) => ({
          met: [undefined, ...states][index],
          change: changeBetween([undefined, ...states][index], after),
        }));
        const restored = all.filter(({ change }) => change !== undefined).toReversed();
        const changes = restored.flatMap(({ change }) => change ?? []);
        expect(fieldsBefore(states.at(-1)?.fields ?? {}, changes)).toEqual(
          restored.map(({ met }) => met?.fields),
        );
      }),
    );
  });

  it('[HI1] stores what changed, and nothing that stayed the same', () => {
    const before = { fields: { title: 'Milk', content: 'Two litres', updatedAt: '1' } };
    const after = { fields: { title: 'Milk', content: 'Three litres', pinned: true } };
    expect(changeBetween(before, after)).toEqual({
      kind: 'changed',
      before: { content: 'Two litres', updatedAt: '1' },
      added: ['pinned'],
    });
    expect(changeBetween(undefined, after)).toEqual({ kind: 'created', before: {}, added: [] });
  });

  it('[HI1] distinguishes deleting from restoring, and ignores a write that changes nothing', () => {
    const living = { fields: { title: 'Milk' } };
    const deleted = { ...living, deletedAt: '2026-03-01T08:00:00.000Z' };
    expect(changeBetween(living, deleted)?.kind).toBe('deleted');
    expect(changeBetween(deleted, living)?.kind).toBe('restored');
    expect(changeBetween(living, { fields: { title: 'Milk' } })).toBeUndefined();
    expect(changeBetween(deleted, undefined)).toBeUndefined();
  });

  it('[HI1] exists for works, tasks, series, notes, goals, reminders, activities and sessions, with names for their fields only', () => {
    expect(collectionNames.filter(hasHistory)).toEqual([
      'works',
      'tasks',
      'repeats',
      'goals',
      'reminders',
      'schedules',
      'notes',
      'timerHistory',
      'meditationSessions',
    ]);
    for (const kind of collectionNames.map(collectionOf))
      expect(Object.keys(kind.entries)).toEqual(expect.arrayContaining(Object.keys(kind.labels)));
  });
});
