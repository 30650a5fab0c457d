import {
  collectionOf,
  referenceFields,
  referenceLists,
  repeats,
  seriesDayId,
  seriesDayOf,
  tasks,
  textLimits,
  type UserId,
} from '@dayloom/domain';
import type { ExportedRecord, ExportFile } from '@dayloom/domain/export';

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

/** The new id of a record, and of a task in a list of ids: the days of series are in it also while no record exists. */
export type NewIdOf = (id: string, within?: 'list') => string;

const isId = (id: string) => /^[A-Za-z0-9_-]{1,128}$/.test(id);
const textsIn = (record: ExportedRecord, fields: readonly string[]) =>
  fields.map((field) => record[field]).filter((value) => typeof value === 'string');

/** The ids of the records, and those that they refer to, such as a series whose first record was deleted. */
function idsIn(file: ExportFile): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const [collection, records] of file.records) {
    const kind = collectionOf(collection);
    // A parent that is not in the file may be one of the account.
    const references = referenceFields(kind).filter((field) => field !== kind.parent?.field);
    const lists = referenceLists(kind);
    for (const record of records) {
      const listed = textsIn(record, lists).flatMap((list) => list.split(' ').filter(isId));
      for (const id of [...textsIn(record, ['id', ...references]), ...listed]) ids.add(id);
    }
  }
  return ids;
}

/** The ids in the list with new ones. If they make it too long, the last ones are left out. */
export function renamedList(list: string, idOf: NewIdOf): string {
  const most = textLimits.recordIds;
  const renamed = list.replaceAll(/[^ ]+/g, (id) => idOf(id, 'list'));
  // A list that is too long in the file is rejected later.
  return renamed.length <= most || list.length > most
    ? renamed
    : renamed.slice(0, renamed.lastIndexOf(' ', most));
}

/**
 * The ids of imported records. An account keeps the ids of its own file. On a server an id is unique across users, so
 * records from another account get an id derived from the old id and the importing user. Importing the same file
 * twice therefore creates nothing twice.
 */
export async function idsFor(file: ExportFile, user: UserId): Promise<NewIdOf> {
  if (file.user === user) return (id) => id;
  const ids = [...idsIn(file)];
  const made = new Map<string, string>();
  for (let from = 0; from < ids.length; from += batchSize)
    await Promise.all(
      ids.slice(from, from + batchSize).map(async (id) => void made.set(id, await idFor(user, id))),
    );
  const idOf = (id: string) => made.get(id) ?? id;
  const tasksInFile = new Set(file.records.get(tasks.name)?.map(({ id }) => id));
  const seriesInFile = new Set(file.records.get(repeats.name)?.map(({ series }) => series));
  return (id, within) => {
    const day = within === 'list' && !tasksInFile.has(id) ? seriesDayOf(id) : undefined;
    return day && seriesInFile.has(day.series) ? seriesDayId(idOf(day.series), day.day) : idOf(id);
  };
}
