import type { KeptDraft } from '@dayloom/data';
import type { CollectionName } from '@dayloom/domain';
import type { StoreNames } from 'idb';
import type { Transaction } from '../connection/connection.ts';
import type { HiddenRow, HistoryRow, Key, MetaRow, Row, TotalRow } from './rows.ts';

/** Deleted records, and living ones below a deleted or missing parent. Lists, counts and indexes never include them. */
export const hiddenStore = 'hidden';
/** Counts of living records by value, and sums of their numbers. */
export const totalsStore = 'totals';
/** Unsaved form input; not part of the records. */
export const draftsStore = 'drafts';
/** The history of records. Only on the embedded backend; a server has its own. */
export const historyStore = 'history';
/** The tables that a commit on the embedded backend writes to in addition to the records. */
export const embeddedTables = ['meta', historyStore] as const;
/** The index of living rows by `schemaVersion`. */
export const versionIndex = 'v';

export const indexName = (fields: readonly string[]) => fields.join('+');

/** A collection's own store: the living records that are not hidden. Its indexes are `indexName` and `versionIndex`. */
interface CollectionStore {
  key: string;
  value: Row;
  indexes: Record<string, number | Key[]>;
}

/** The stores of a user's database. Only the embedded backend has `history`, only a replica `outbox` and `base`. */
export type UserSchema = Record<CollectionName, CollectionStore> & {
  [hiddenStore]: { key: string; value: HiddenRow; indexes: { parent: string; deletedAt: string } };
  [totalsStore]: { key: Key[]; value: TotalRow };
  [draftsStore]: { key: string; value: KeptDraft };
  [historyStore]: {
    key: number;
    value: HistoryRow;
    indexes: { record: [record: string, at: string]; at: [at: string, record: string] };
  };
  meta: { key: string; value: MetaRow };
  // The sync engine has the full types of these rows.
  outbox: { key: number; value: { readonly seq: number } };
  base: { key: string; value: { readonly key: string } };
};

export type StoreName = StoreNames<UserSchema>;
/** A transaction over a user's database. */
export type UserTransaction = Transaction<UserSchema>;
