import { collectionOf, referenceFields, type UserId } from '@dayloom/domain';
import type { ExportFile } from '@dayloom/domain/export';

/** How many ids are computed in parallel. */
const batchSize = 500;
/** Bytes of the hash used for an id: 120 bits are enough to avoid collisions. */
const length = 15;

const utf8 = new TextEncoder();

const textOf = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

async function idFor(user: UserId, id: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', utf8.encode(`${user}/${id}`));
  return textOf(new Uint8Array(hash, 0, length));
}

/** The ids of the records, and those that they refer to, such as a series whose first record was deleted. */
function idsIn(file: ExportFile): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const [collection, records] of file.records) {
    const kind = collectionOf(collection);
    // A parent that is not in the file may be one of the account.
    const references = referenceFields(kind).filter((field) => field !== kind.parent?.field);
    for (const record of records)
      for (const id of [record.id, ...references.map((field) => record[field])])
        if (typeof id === 'string') ids.add(id);
  }
  return ids;
}

/**
 * The ids of imported records. An account keeps the ids of its own file. On a server an id is unique across users, so
 * records from another account get an id derived from the old id and the importing user. Importing the same file
 * twice therefore creates nothing twice.
 */
export async function idsFor(file: ExportFile, user: UserId): Promise<(id: string) => string> {
  if (file.user === user) return (id) => id;
  const ids = [...idsIn(file)];
  const made = new Map<string, string>();
  for (let from = 0; from < ids.length; from += batchSize)
    await Promise.all(
      ids.slice(from, from + batchSize).map(async (id) => void made.set(id, await idFor(user, id))),
    );
  return (id) => made.get(id) ?? id;
}
