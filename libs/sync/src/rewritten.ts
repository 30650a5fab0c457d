import { isLiving, type StoredFields } from '@dayloom/data';
import {
  type Held,
  keyAt,
  type RecordRef,
  type RecordTransaction,
  rewrittenKey,
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
import { entriesOf } from './batches.ts';
import { addEntries, namedDevice, readMeta, scopeOf } from './outbox.ts';
import { applyEntries } from './rebase.ts';
import type { RemoteRecord } from './remote.ts';

const rewritingKinds = collectionNames
  .filter((name) => Object.keys(collectionOf(name).rewrites).length > 0)
  .map((collection) => ({ collection }));

export interface Queueing {
  readonly newId: () => string;
  readonly now: () => Instant;
}

/** Whether the server has a living record in a form of earlier writers. */
export const mustRewrite = (
  collection: CollectionName,
  { fields, deletedAt, isPurged }: RemoteRecord,
): boolean =>
  deletedAt === undefined &&
  !isPurged &&
  Object.keys(rewrittenFields(collectionOf(collection), fields)).length > 0;

/** The fields of a record that are rewritten, as they are by now; undefined where it is deleted or cannot be read. */
function fieldsToSend({ collection, id }: RecordRef, held: Held | undefined): StoredFields | undefined {
  const kind = collectionOf(collection);
  if (!held || !isLiving(held) || !readRecord(kind, id, held.fields).ok) return undefined;
  return Object.fromEntries(Object.keys(kind.rewrites).map((field) => [field, held.fields[field]]));
}

/** Queues what this device has rewritten of some records, to be sent. */
export async function queueRewritten(
  transaction: RecordTransaction,
  refs: readonly RecordRef[],
  { newId, now }: Queueing,
): Promise<void> {
  const rows = await transaction.read(refs);
  const steps = refs.flatMap(({ collection, id }) => {
    const held = rows.get(keyAt({ collection, id }));
    const fields = fieldsToSend({ collection, id }, held);
    const change = fields && { type: 'patch' as const, collection, id, fields, clear: [] };
    return change ? [{ change, before: held?.fields }] : [];
  });
  if (steps.length === 0) return;
  await namedDevice(transaction, newId);
  // The user made no such change: where another device has deleted a record, there is nothing to ask about.
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
