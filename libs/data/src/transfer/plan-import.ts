import { type CollectionName, type Instant, whyInvalid } from '@dayloom/domain';
import { exportedKinds, type ExportFile, type ExportRefusal } from '@dayloom/domain/export';
import type { RecordState, StoredFields } from '../access/after-change.ts';
import { type Access, whyRefused } from '../access/change-access.ts';
import type { Change } from '../change.ts';
import { changesFor, whyNotCounted } from './changes-for.ts';
import { type Importer, type PlannedRecord, plannedRecord } from './planned-record.ts';

/** How many records of a kind an import would add, write over, and leave as they are. */
export interface KindCount {
  readonly collection: CollectionName;
  readonly added: number;
  readonly replaced: number;
  readonly same: number;
}

/** What an import would do; nothing is written by it. */
export interface ImportPlan {
  readonly ok: true;
  readonly changes: readonly Change[];
  /** Of the kinds that the file holds, in its order. */
  readonly counts: readonly KindCount[];
}

export type PlannedImport = ImportPlan | ExportRefusal;

interface Account extends Importer {
  readonly now: Instant;
  /** The living records of the account, by `collection/id`. */
  readonly living: ReadonlyMap<string, StoredFields>;
}

const keyOf = (collection: CollectionName, id: string) => `${collection}/${id}`;
/** How many records are checked before the caller may let the page draw. */
const atOnce = 100;

/** A log's reason begins with the collection, which a person is told apart from it. */
const reasonFor = (collection: CollectionName, message: string) =>
  message.startsWith(`${collection}: `) ? message.slice(collection.length + 2) : message;

/** Why a record can be neither made nor written over, whatever else there is. */
function whyUnfit({ kind, ...record }: PlannedRecord, before?: StoredFields): string | undefined {
  const invalid = whyInvalid(kind, record.fields, before && []);
  if (invalid !== undefined) return invalid;
  return kind.changes === 'increment-all' ? whyNotCounted({ kind, ...record }) : undefined;
}

/** The changes that take a record over, or why the rules would refuse the first of them. */
function changesOrReason(
  record: PlannedRecord,
  access: Access,
  before?: StoredFields,
): readonly Change[] | string {
  const unfit = whyUnfit(record, before);
  if (unfit !== undefined) return unfit;
  const changes = changesFor(record, before);
  const refused = changes[0] && whyRefused(changes[0], before && { fields: before }, access);
  return refused ? reasonFor(record.collection, refused.message) : changes;
}

/** Why this device could not write a record that it has, if it came back in a file; undefined where it could. */
export function whyNotAgain(
  collection: CollectionName,
  id: string,
  fields: StoredFields,
  { user, email, now }: Pick<Account, 'user' | 'email' | 'now'>,
): string | undefined {
  const record = plannedRecord(collection, { id, ...fields }, { user, email, idOf: (same) => same });
  // Its parent is in the same file.
  const parent = { fields: { userId: user } };
  const access: Access = { user, email, now, after: () => parent };
  const planned = changesOrReason(record, access);
  return typeof planned === 'string' ? planned : undefined;
}

/**
 * Works out what a file would do to an account, record by record: each as if it were written now by the one who
 * imports it. Yields how many were looked at, so that the caller can let the page draw in between.
 */
export function* planImport(file: ExportFile, account: Account): Generator<number, PlannedImport> {
  const { user, email, now, living } = account;
  const planned = new Map<string, RecordState>();
  const access: Access = {
    user,
    email,
    now,
    after(collection, id) {
      const key = keyOf(collection, id);
      const fields = living.get(key);
      return planned.get(key) ?? (fields && { fields });
    },
  };
  const families: (readonly Change[])[] = [];
  const counts: KindCount[] = [];
  let done = 0;
  for (const collection of exportedKinds) {
    const list = file.records.get(collection) ?? [];
    const ofKind = new Map<string, Change[]>();
    let [added, replaced] = [0, 0];
    for (const exported of list) {
      const record = plannedRecord(collection, exported, account);
      const key = keyOf(collection, record.id);
      if (planned.has(key)) return refusedFor(exported.id, collection, 'The file holds it twice');
      const before = living.get(key);
      const own = changesOrReason(record, access, before);
      if (typeof own === 'string') return refusedFor(exported.id, collection, own);
      planned.set(key, { fields: record.fields });
      const parent = parentIn(record);
      const family = ofKind.get(parent) ?? [];
      family.push(...own);
      ofKind.set(parent, family);
      if (own.length > 0 && before) replaced += 1;
      else if (own.length > 0) added += 1;
      done += 1;
      if (done % atOnce === 0) yield done;
    }
    for (const family of ofKind.values()) families.push(family);
    if (list.length > 0) counts.push({ collection, added, replaced, same: list.length - added - replaced });
  }
  return { ok: true, changes: families.flat(), counts };
}

const refusedFor = (id: string, collection: CollectionName, reason: string): ExportRefusal => ({
  ok: false,
  record: `${collection}/${id}`,
  reason,
});

/** Changes of one parent's children stand together: a server looks at few parents in one transaction. */
function parentIn({ kind, fields }: PlannedRecord): string {
  const id = kind.parent && fields[kind.parent.field];
  return typeof id === 'string' ? id : '';
}
