import type { StoredFields } from '@dayloom/data';
import { keyAt, type LegacyEntry, type RecordTransaction, type UserDatabase } from '@dayloom/data-local';
import { type CollectionName, collectionNames } from '@dayloom/domain';
import { entriesOf } from './batches.ts';
import { changesIn, isReadable } from './legacy-entry.ts';
import {
  addEntries,
  basesIn,
  commitOf,
  type Device,
  deviceIn,
  entriesIn,
  outboxOnly,
  readMeta,
  scopeOf,
  writeMeta,
} from './outbox.ts';
import { readPullState } from './pull-state.ts';
import { applyEntries } from './rebase.ts';

/** What the first release left on this device: its records, and the commits that it had not sent. */
export interface Legacy {
  /** The name under which it sent; undefined where it never did. */
  device(): Promise<string | undefined>;
  entries(): Promise<readonly LegacyEntry[]>;
  rows(
    collection: CollectionName,
  ): Promise<readonly { readonly id: string; readonly fields: StoredFields }[]>;
  drop(step: number): Promise<void>;
  /** Told when a tab that still runs the first release has written a commit. */
  onChange(listener: () => void): () => void;
  /** Takes all of it off this device (OF10). */
  erase?(): Promise<void>;
  close(): void;
}

/** The first release marked the numbers of its parts, up to 10,000 for each entry; a small one has a single part. */
const partsPerStep = 10_000;
const surelyOnePart = 10;

const rowsKey = 'legacy-rows';
const rowsAtOnce = 300;

/** Shows what the first release knew until the server has said what there is. */
async function takeOverRows(database: UserDatabase, legacy: Legacy): Promise<void> {
  if (await database.read(outboxOnly, (transaction) => readMeta(transaction, rowsKey))) return;
  for (const collection of collectionNames) {
    const rows = await legacy.rows(collection);
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await database.write(scopeOf([{ collection }]), async (transaction) => {
        if ((await readPullState(transaction, collection)).fill > 0) return;
        const some = rows.slice(from, from + rowsAtOnce).map((row) => ({ collection, ...row }));
        const known = await transaction.read(some);
        const bases = await Promise.all(some.map((ref) => basesIn(transaction).get(keyAt(ref))));
        const unknown = some.filter((ref, index) => !known.has(keyAt(ref)) && !bases[index]);
        await transaction.write(unknown.map(({ id, fields }) => ({ collection, id, held: { fields } })));
      });
  }
  await database.write(outboxOnly, (transaction) => Promise.resolve(writeMeta(transaction, rowsKey, true)));
}

/** What the server had of a record before the first release changed it here. */
async function putBases(transaction: RecordTransaction, steps: ReturnType<typeof changesIn>) {
  const rows = await transaction.read(steps.map(({ change }) => change));
  for (const { change, before } of steps) {
    const key = keyAt(change);
    const row = rows.get(key);
    // A row with a stamp is the server's own; one without already shows what the first release did to it.
    if (row?.stamp !== undefined || (await basesIn(transaction).get(key))) continue;
    basesIn(transaction).put({ key, ...(before && { held: { fields: before } }), seqs: [] });
  }
}

async function takeOverEntry(
  database: UserDatabase,
  legacy: Legacy,
  entry: LegacyEntry,
  device: string | undefined,
): Promise<void> {
  const steps = changesIn(entry);
  const step = (steps.length <= surelyOnePart ? entry.step : entry.step + 1) * partsPerStep;
  // What it had set aside was passed over by its mark, and was never taken.
  const wasSent = device !== undefined && entry.state !== 'refused';
  const sent = wasSent ? { maybeSentAs: { device, step } } : {};
  await database.write(scopeOf(steps.map(({ change }) => change)), async (transaction) => {
    const known = (await entriesIn(transaction).getAll()).some((one) => commitOf(one) === entry.id);
    if (known || (await deviceIn(transaction))?.recent.includes(entry.id)) return;
    await putBases(transaction, steps);
    const entries = entriesOf(entry.id, entry.at, steps).map((part) => ({ ...part, ...sent }));
    await applyEntries(transaction, await addEntries(transaction, entries));
  });
  await legacy.drop(entry.step);
}

/**
 * Takes over what the first release left: its records until the server has said what there is, and what it had not
 * sent, refused commits included, since its own sending is refused by now. Doing it again takes over what came since.
 * An entry that the first release sent without hearing of it is told by `settle`, from the mark of that time.
 */
export async function migrateFirstRelease(database: UserDatabase, legacy: Legacy): Promise<void> {
  await takeOverRows(database, legacy);
  const name = await legacy.device();
  await database.write(outboxOnly, async (transaction) => {
    // A copy of this profile takes the same commits over: under one name only one of them is taken.
    if (name !== undefined && !(await deviceIn(transaction)))
      writeMeta(transaction, 'device', { name, count: 0, recent: [] } satisfies Device);
  });
  for (const entry of await legacy.entries()) {
    if (entry.state === 'delivered') await legacy.drop(entry.step);
    else if (isReadable(entry)) await takeOverEntry(database, legacy, entry, name);
    // It stays where it is: nothing else holds what it says, and nobody waits for it.
    else console.error(`Commit ${entry.step} of the first release cannot be read.`);
  }
}
