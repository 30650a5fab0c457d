import { type Store, type StoredFields } from '@dayloom/data';
import { Exporter, idsFor, planImport } from '@dayloom/data/transfer';
import { type Instant, type UserId } from '@dayloom/domain';
import { exportedKinds, type ImportError, readExport } from '@dayloom/domain/export';

interface Owner {
  readonly user: UserId;
  readonly email: string;
  readonly now: Instant;
}

/** The text of an account's export file. */
export async function exportedText(store: Store, owner: Owner): Promise<string> {
  const exporter = new Exporter(owner);
  await store.snapshot(exportedKinds, (page) => exporter.add(page));
  return exporter.finish();
}

/** All living records that can be exported, keyed by `collection/id`. */
export async function livingRecords(store: Store): Promise<Map<string, StoredFields>> {
  const living = new Map<string, StoredFields>();
  await store.snapshot(exportedKinds, ({ collection, records }) => {
    for (const { id, fields } of records) living.set(`${collection}/${id}`, fields);
  });
  return living;
}

/** Imports a file as the profile does. @returns the error, if any */
export async function importText(store: Store, text: string, owner: Owner): Promise<ImportError | undefined> {
  const reading = readExport(text);
  if (!reading.ok) return reading;
  const living = await livingRecords(store);
  const idOf = await idsFor(reading.file, owner.user);
  const planning = planImport(reading.file, { ...owner, living, idOf });
  let step = planning.next();
  while (!step.done) step = planning.next();
  if (!step.value.ok) return step.value;
  await store.commitMany(step.value.changes);
  return undefined;
}
