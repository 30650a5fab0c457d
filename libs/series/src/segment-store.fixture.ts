import { afterChange, type Change, isLiving, type RecordState } from '@dayloom/data';
import { planDay, type Repeat } from '@dayloom/domain';
import { occurrences } from '@dayloom/domain/repeats';

const now = '2026-03-10T12:00:00.000Z';

/** The segments by id, also the deleted ones. */
export type SegmentStore = ReadonlyMap<string, RecordState>;

export const storeOf = (segments: readonly Repeat[]): SegmentStore =>
  new Map(segments.map(({ id, ...fields }) => [id, { fields: { ...fields } }]));

export function apply(store: SegmentStore, changes: readonly Change[]): SegmentStore {
  const after = new Map(store);
  for (const change of changes) {
    const state = afterChange(change, after.get(change.id), now);
    if (state) after.set(change.id, state);
  }
  return after;
}

export const segmentsIn = (store: SegmentStore) =>
  [...store].filter(([, state]) => isLiving(state)).map(([id, { fields }]) => ({ ...fields, id }) as Repeat);

/** Each day from March to April with its title: '03-09 Bins'. */
export const daysIn = (store: SegmentStore) =>
  [...occurrences(segmentsIn(store), planDay('2026-03-09'), planDay('2026-04-30'))].map(
    ({ day, segment }) => `${day.slice(5)} ${segment.title}`,
  );
