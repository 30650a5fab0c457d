import type { Collection } from '../records/collection.ts';
import { type DatedChange, fieldsBefore, type RecordChange } from './history.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A record after one of its changes; without a change, the oldest known state. */
export interface RecordVersion<Change extends RecordChange = DatedChange> {
  readonly change?: Change;
  readonly fields: Fields;
}

/**
 * All known states of a record, newest first; the first is the current one.
 * @param changes newest first
 */
export function versionsOf<Change extends RecordChange>(
  today: Fields,
  changes: readonly Change[],
): readonly RecordVersion<Change>[] {
  const created = changes.findIndex(({ kind }) => kind === 'created');
  const known = created < 0 ? changes : changes.slice(0, created + 1);
  const before = fieldsBefore(today, known);
  const versions = known.map((change, index) => ({
    change,
    fields: (index === 0 ? today : before[index - 1]) ?? {},
  }));
  const earliest = before.at(-1);
  return earliest ? [...versions, { fields: earliest }] : versions;
}

/** The fields that have a display name, in display order. */
export const shownFields = ({ labels }: Collection): readonly string[] => Object.keys(labels);

/** The displayed fields that an edit may write. */
export const writableFields = (kind: Collection): readonly string[] =>
  shownFields(kind).filter((field) => !kind.immutable.includes(field) && !kind.givenOnce.includes(field));

/** The writable fields whose earlier values differ from the current ones. */
export const differingFields = (kind: Collection, then: Fields, today: Fields): readonly string[] =>
  writableFields(kind).filter((field) => then[field] !== today[field]);
