import type { Change } from '../change.ts';

/** A record's fields as the database stores them, valid or not. The id is stored separately. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** A record and its deletion state. A database may store more properties, which a change leaves as they are. */
export interface RecordState {
  readonly fields: StoredFields;
  /** Absent while the record lives. */
  readonly deletedAt?: string;
  /** The id of the parent it was deleted with. */
  readonly deletedWith?: string;
}

/** False for a deleted record and for undefined. */
export const isLiving = (state: RecordState | undefined) =>
  state !== undefined && state.deletedAt === undefined;

/** Whether the record that a change would create is there already: the change then counts as applied. */
export const isCreated = (change: Change, before: RecordState | undefined) =>
  change.type === 'create' && before !== undefined && (change.once === true || isLiving(before));
