import type { Change } from '@dayloom/data';
import type { Collection, CollectionName, UserId } from '@dayloom/domain';
import type { AnyRecord } from '../answer-by-hand.ts';

export type Write = Readonly<Record<string, unknown>>;

/** One commit of one user that every backend must accept (`legal`) or reject without effects. */
export interface AccessCase {
  readonly name: string;
  readonly legal: boolean;
  /** Records stored before by the same user. */
  readonly stored: readonly Change[];
  readonly changes: readonly Change[];
}

export interface Users {
  /** The account with the e-mail `ada@example.com`. */
  readonly user: UserId;
  readonly other: UserId;
}

/** A kind with the data of its cases: a fresh legal record, and the other records it requires. */
export interface Subject {
  readonly kind: Collection;
  readonly collection: CollectionName;
  readonly users: Users;
  readonly fresh: () => AnyRecord;
  readonly required: readonly Change[];
}

// Typed builders would not allow the hostile changes, so these functions build them directly.
export const creating = (collection: CollectionName, { id, ...fields }: AnyRecord): Change => ({
  type: 'create',
  collection,
  id,
  fields,
});
export const patching = (
  collection: CollectionName,
  id: string,
  fields: Write,
  clear: readonly string[] = [],
): Change => ({ type: 'patch', collection, id, fields, clear });
export const removing = (collection: CollectionName, id: string): Change => ({
  type: 'remove',
  collection,
  id,
});
export const restoring = (collection: CollectionName, id: string): Change => ({
  type: 'restore',
  collection,
  id,
});
export const purging = (collection: CollectionName, id: string): Change => ({
  type: 'purge',
  collection,
  id,
});

export const without = (record: AnyRecord, field: string): AnyRecord =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== field)) as AnyRecord;

/** Returns a function that builds cases of one subject. */
export const casesOf =
  ({ collection }: Pick<Subject, 'collection'>) =>
  (what: string, legal: boolean, rest: Pick<AccessCase, 'stored' | 'changes'>): AccessCase => ({
    name: `${collection}: ${what}`,
    legal,
    ...rest,
  });

const shorten = (text: string | undefined) =>
  text === undefined ? 'undefined' : text.length > 40 ? `${text.slice(0, 30)}… (${text.length})` : text;
export const shown = (value: unknown) => shorten(JSON.stringify(value));
