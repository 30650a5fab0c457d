import { afterChange, type Change, type StoredFields, whyRefused } from '@dayloom/data';
import type { Instant, UserId } from '@dayloom/domain';
import { describe, expect, it } from 'vitest';
import { accessCases } from './access-cases.ts';

const user = 'ada' as UserId;
const cases = accessCases({ user, other: 'bob' as UserId });
const now = '2026-03-02T12:00:00.000Z' as Instant;
const keyOf = ({ collection, id }: Pick<Change, 'collection' | 'id'>) => `${collection}/${id}`;

/** Whether the pure rules refuse any change of a commit over these stored records. */
function isRefused(
  stored: ReadonlyMap<string, StoredFields | undefined>,
  changes: readonly Change[],
): boolean {
  const state = new Map(stored);
  const steps = changes.map((change) => {
    const before = state.get(keyOf(change));
    state.set(keyOf(change), afterChange(change, before));
    return { change, before };
  });
  const access = {
    user,
    now,
    after: (collection: Change['collection'], id: string) => state.get(keyOf({ collection, id })),
  };
  return steps.some(({ change, before }) => whyRefused(change, before, access) !== undefined);
}

const storedBy = (changes: readonly Change[]) =>
  new Map(changes.map((change) => [keyOf(change), afterChange(change, undefined)]));

describe('access cases', () => {
  it('[AC12] there are at least 150 legal and 300 hostile ones, each with a name of its own', () => {
    expect(cases.filter(({ legal }) => legal).length).toBeGreaterThanOrEqual(150);
    expect(cases.filter(({ legal }) => !legal).length).toBeGreaterThanOrEqual(300);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });

  it('[AC12] what is stored before a case may be stored', () => {
    expect(cases.filter(({ stored }) => isRefused(new Map(), stored)).map(({ name }) => name)).toEqual([]);
  });

  it('[AC1] the rules allow every legal case and refuse every hostile one', () => {
    const wrong = cases.filter(
      ({ legal, stored, changes }) => isRefused(storedBy(stored), changes) === legal,
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
