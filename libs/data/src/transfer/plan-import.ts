import { type CollectionName, type Instant } from '@dayloom/domain';
import {
  exportedKinds,
  type ExportFile,
  type ImportError,
  recordInFile,
  type Refusal,
  refusalFor,
  whyRefused,
} from '@dayloom/domain/export';
import type { RecordState, StoredFields } from '../access/record-state.ts';
import { type Access, whyDenied } from '../access/change-access.ts';
import { lateField } from '../access/new-record.ts';
import type { Change } from '../change.ts';
import { endedRuns } from './ended-runs.ts';
import { changesFor, whyCountersRefused } from './changes-for.ts';
import { type Importer, type PlannedRecord, plannedRecord } from './planned-record.ts';

/** How many records of a kind an import would add, overwrite, leave unchanged, and leave out because they are over. */
export interface KindCount {
  readonly collection: CollectionName;
  readonly added: number;
  readonly replaced: number;
  readonly same: number;
  readonly over: number;
}

/** What an import would do. Planning writes nothing. */
export interface ImportPlan {
  readonly ok: true;
  readonly changes: readonly Change[];
  /** One count per kind in the file, in its order. */
  readonly counts: readonly KindCount[];
}

export type PlannedImport = ImportPlan | ImportError;

interface Account extends Importer {
  readonly now: Instant;
  /** The living records of the account, by `collection/id`. */
  readonly living: ReadonlyMap<string, StoredFields>;
  /** Whether other devices may have ended runs that this one does not know. */
  readonly isOffline?: boolean;
}

const keyOf = (collection: CollectionName, id: string) => `${collection}/${id}`;
/** How many records are checked before the caller may let the page render. */
const batchSize = 100;

/** Why a record can be neither created nor overwritten, whatever else the account has. */
const whyRecordRefused = (record: PlannedRecord, before?: StoredFields): Refusal | undefined =>
  whyRefused(record.kind, record.fields, before && []) ??
  (record.kind.changes === 'increment-all' ? whyCountersRefused(record) : undefined);

/** Why a change that the rules deny cannot be imported, in words. */
function whyChangeRefused({ kind, fields }: PlannedRecord, change: Change, { now, after }: Access): Refusal {
  const given = change.type === 'create' || change.type === 'patch' ? change.fields : {};
  const cleared = change.type === 'patch' ? change.clear : [];
  const invalid = whyRefused(kind, fields, [...Object.keys(given), ...cleared]);
  if (invalid) return invalid;
  const late = lateField(kind, given, now);
  if (late !== undefined) return refusalFor(kind, { field: late, why: 'in the future' });
  const { parent } = kind;
  const id = parent && fields[parent.field];
  if (parent && typeof id === 'string' && !after(parent.collection as CollectionName, id))
    return refusalFor(kind, { field: parent.field, why: 'neither in the file nor in your account' });
  return (record) => `Dayloom cannot write ${record}.`;
}

/** The changes that import a record, or why the rules would deny the first of them. */
function changesOrRefusal(
  record: PlannedRecord,
  access: Access,
  before?: StoredFields,
): readonly Change[] | Refusal {
  const refused = whyRecordRefused(record, before);
  if (refused) return refused;
  const changes = changesFor(record, before, access.now);
  const [first] = changes;
  return first && whyDenied(first, before && { fields: before }, access)
    ? whyChangeRefused(record, first, access)
    : changes;
}

/** Why a record of this device could not be imported again, or undefined if it could. */
export function whyNotImportable(
  collection: CollectionName,
  id: string,
  fields: StoredFields,
  { user, email, now }: Pick<Account, 'user' | 'email' | 'now'>,
): string | undefined {
  const record = plannedRecord(collection, { id, ...fields }, { user, email, idOf: (same) => same });
  // Its parent is in the same file.
  const parent = { fields: { userId: user } };
  const access: Access = { user, email, now, after: () => parent };
  const planned = changesOrRefusal(record, access);
  return typeof planned === 'function' ? planned(`the ${record.kind.words.one.toLowerCase()}`) : undefined;
}

/**
 * Plans what a file would change in an account. Each record is checked as if the importing user wrote it now. Yields
 * the number of records checked, so that the caller can let the page render in between.
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
  const isOver = endedRuns(living, account.isOffline === true);
  const families: (readonly Change[])[] = [];
  const counts: KindCount[] = [];
  let checked = 0;
  for (const collection of exportedKinds) {
    const list = file.records.get(collection) ?? [];
    const ofKind = new Map<string, Change[]>();
    let [added, replaced, over] = [0, 0, 0];
    for (const [index, exported] of list.entries()) {
      const record = plannedRecord(collection, exported, account);
      const key = keyOf(collection, record.id);
      const refuse = (refusal: Refusal): ImportError => ({
        ok: false,
        reason: refusal(recordInFile(record.kind, exported, index + 1)),
      });
      if (planned.has(key)) return refuse((name) => `The file holds ${name} twice.`);
      const before = living.get(key);
      const allowed = changesOrRefusal(record, access, before);
      if (typeof allowed === 'function') return refuse(allowed);
      const own = isOver(record) ? undefined : allowed;
      planned.set(key, { fields: record.fields });
      const parent = parentIn(record);
      const family = ofKind.get(parent) ?? [];
      family.push(...(own ?? []));
      ofKind.set(parent, family);
      if (!own) over += 1;
      else if (own.length > 0 && before) replaced += 1;
      else if (own.length > 0) added += 1;
      checked += 1;
      if (checked % batchSize === 0) yield checked;
    }
    for (const family of ofKind.values()) families.push(family);
    const same = list.length - added - replaced - over;
    if (list.length > 0) counts.push({ collection, added, replaced, same, over });
  }
  return { ok: true, changes: families.flat(), counts };
}

/** Groups the changes by parent, because a server checks only a few parents in one transaction. */
function parentIn({ kind, fields }: PlannedRecord): string {
  const id = kind.parent && fields[kind.parent.field];
  return typeof id === 'string' ? id : '';
}
