import type { Change, DeletedRef, Receipt } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { abortLate } from '../connection/abort-late.ts';
import { embeddedTables } from '../database/stores.ts';
import { transact } from '../database/transact.ts';
import { replicaTables } from '../database/user-database.ts';
import { patchedThoughDeleted } from '../deleted/patched-though-deleted.ts';
import { dropDraftsOf } from '../drafts/drop-drafts.ts';
import { writeHistory } from '../history/history-table.ts';
import * as pendingCommits from '../live/pending-commits.ts';
import { applyChanges, collectionsOf } from './apply-changes.ts';
import type { Opened, OpenOptions } from './open-options.ts';

/** A larger commit is an import or a large deletion, which may take longer than the storage timeout. */
const maxAbortable = 50;

/** Commits as screens do: watches show the changes at once; resolves when they are durable. */
export async function commitTo(
  { database, watches, drafts }: Opened,
  { user, email, onCommit }: OpenOptions,
  changes: readonly Change[],
  now: Instant,
): Promise<Receipt> {
  database.mustBeOpen();
  const collections = collectionsOf(changes);
  if (changes.length === 0) return { changes: 0 };
  const pending = watches.begin(pendingCommits, changes, now);
  const committing = { user, email, now, stamps: !onCommit };
  const late = changes.length > maxAbortable ? undefined : abortLate();
  let deleted: readonly DeletedRef[] = [];
  let purged: readonly string[] = [];
  try {
    await transact(
      database,
      'readwrite',
      { collections, tables: onCommit ? replicaTables : embeddedTables },
      async (transaction) => {
        late?.begin(transaction.raw);
        pending.hasBegun = true;
        const applied = await applyChanges(transaction, changes, committing);
        if (onCommit) await onCommit(transaction, applied, now);
        else await writeHistory(transaction.raw, applied, now);
        deleted = patchedThoughDeleted(applied);
        purged = applied.flatMap(({ change }) => (change.type === 'purge' ? [change.id] : []));
      },
    );
    late?.stop();
  } catch (error) {
    late?.stop();
    watches.rollBack(pending);
    throw late?.reasonOf(error) ?? error;
  }
  void watches.complete(pending, database.newsHandled);
  // The records are purged even if removing their drafts fails.
  if (purged.length > 0) await dropDraftsOf(purged, drafts).catch(() => undefined);
  return { changes: changes.length, ...(deleted.length > 0 && { deleted }) };
}
