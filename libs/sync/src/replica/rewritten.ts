import { isLiving, type StoredFields } from '@dayloom/data';
import {
  keyAt,
  type RecordRef,
  type RecordTransaction,
  rewrittenKey,
  type StoredState,
  type UserDatabase,
} from '@dayloom/data-local';
import {
  type CollectionName,
  collectionNames,
  collectionOf,
  type Instant,
  readRecord,
  rewrittenFields,
} from '@dayloom/domain';
import { entriesOf } from '../outbox/batches.ts';
import { addEntries, namedDevice, readMeta, scopeOf } from '../outbox/outbox.ts';
import { applyEntries } from '../outbox/rebase.ts';
import type { RemoteRecord } from '../protocol/remote.ts';

const rewritingKinds = collectionNames
  .filter((name) => Object.keys(collectionOf(name).rewrites).length > 0)
  .map((collection) => ({ collection }));

export interface Queueing {
  readonly newId: () => string;
  readonly now: () => Instant;
}

/** Whether the server has a living record in an older form. */
export const mustRewrite = (
  collection: CollectionName,
  { fields, deletedAt, isPurged }: RemoteRecord,
): boolean =>
  deletedAt === undefined &&
  !isPurged &&
  Object.keys(rewrittenFields(collectionOf(collection), fields)).length > 0;

/** The rewritten fields of a record in their current form; undefined if it is deleted or unreadable. */
function fieldsToSend(
  { collection, id }: RecordRef,
  stored: StoredState | undefined,
): StoredFields | undefined {
  const kind = collectionOf(collection);
  if (!stored || !isLiving(stored) || !readRecord(kind, id, stored.fields).ok) return undefined;
  return Object.fromEntries(Object.keys(kind.rewrites).map((field) => [field, stored.fields[field]]));
}

/** Queues the rewritten fields of some records for sending. */
export async function queueRewritten(
  transaction: RecordTransaction,
  refs: readonly RecordRef[],
  { newId, now }: Queueing,
): Promise<void> {
  const rows = await transaction.read(refs);
  const steps = refs.flatMap(({ collection, id }) => {
    const stored = rows.get(keyAt({ collection, id }));
    const fields = fieldsToSend({ collection, id }, stored);
    const change = fields && { type: 'patch' as const, collection, id, fields, clear: [] };
    return change ? [{ change, before: stored?.fields }] : [];
  });
  if (steps.length === 0) return;
  await namedDevice(transaction, newId);
  // The user did not make this change, so there is nothing to ask if another device has deleted the record.
  const entries = entriesOf(newId(), now(), steps).map((entry) => ({ ...entry, isOfDeleted: true as const }));
  await applyEntries(transaction, await addEntries(transaction, entries));
}

/** Queues what an upgrade of this device's rows has rewritten. */
export const queueUpgraded = (database: UserDatabase, queueing: Queueing): Promise<void> =>
  database.write(scopeOf(rewritingKinds), async (transaction) => {
    for (const { collection } of rewritingKinds) {
      const ids = await readMeta<readonly string[]>(transaction, rewrittenKey(collection));
      const refs = ids?.map((id) => ({ collection, id })) ?? [];
      if (refs.length === 0) continue;
      await queueRewritten(transaction, refs, queueing);
      transaction.table('meta').delete(rewrittenKey(collection));
    }
  });
