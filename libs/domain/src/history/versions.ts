import type { Collection } from '../records/collection.ts';
import { type DatedChange, fieldsBefore, type RecordChange } from './history.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A record as it was after one of its changes; without one it is as it was before all that are known. */
export interface RecordVersion<Change extends RecordChange = DatedChange> {
  readonly change?: Change;
  readonly fields: Fields;
}

/**
 * Every state of a record that its changes tell, newest first; the first is today's.
 * @param changes newest first
 */
export function versionsOf<Change extends RecordChange>(
  today: Fields,
  changes: readonly Change[],
): readonly RecordVersion<Change>[] {
  const made = changes.findIndex(({ kind }) => kind === 'created');
  const known = made < 0 ? changes : changes.slice(0, made + 1);
  const before = fieldsBefore(today, known);
  const versions = known.map((change, index) => ({
    change,
    fields: (index === 0 ? today : before[index - 1]) ?? {},
  }));
  const earliest = before.at(-1);
  return earliest ? [...versions, { fields: earliest }] : versions;
}

/** The fields that people know by name, in their order. */
export const shownFields = ({ labels }: Collection): readonly string[] => Object.keys(labels);

/** Those of them that an edit may write. */
export const writableFields = (kind: Collection): readonly string[] =>
  shownFields(kind).filter((field) => !kind.immutable.includes(field) && !kind.givenOnce.includes(field));

/** Fields that an earlier state has otherwise than today's. */
export const differingFields = (kind: Collection, then: Fields, today: Fields): readonly string[] =>
  writableFields(kind).filter((field) => then[field] !== today[field]);
