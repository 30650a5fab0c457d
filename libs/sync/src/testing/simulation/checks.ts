import { type Held, keyAt } from '@dayloom/data-local';
import { collectionNames, type UserId } from '@dayloom/domain';
import type { Change } from '@dayloom/data';
import { commitOf, type OutboxEntry } from '../../outbox.ts';
import type { RemoteRecord } from '../../remote.ts';
import type { Disk } from './disk.ts';
import type { ServerLog } from './server-log.ts';
import type { MemoryServer } from '../memory-server.ts';

const plain = ({ fields, stamp, deletedAt, deletedWith }: Held | RemoteRecord) =>
  JSON.stringify([
    Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    stamp,
    deletedAt ?? '',
    deletedWith ?? '',
  ]);

/** Where a device holds something else than the server. @param isExact whether what the server has not must be gone too */
export function differences(name: string, disk: Disk, server: MemoryServer, user: UserId, isExact: boolean) {
  const found: string[] = [];
  for (const collection of collectionNames) {
    const rows = disk.rows(collection);
    const records = server.all(collection, user);
    for (const record of records) {
      const held = rows.get(record.id);
      if (!held) found.push(`${name} lacks ${collection}/${record.id}`);
      else if (plain(held) !== plain(record))
        found.push(
          `${name} has another ${collection}/${record.id}: ${plain(held)} instead of ${plain(record)}`,
        );
    }
    const ids = new Set(records.map(({ id }) => id));
    for (const id of server.purged(collection, user))
      if (rows.has(id)) found.push(`${name} still has ${collection}/${id}, deleted for good`);
    for (const [id, held] of rows)
      if (!ids.has(id) && isExact && held.deletedAt === undefined)
        found.push(`${name} still has ${collection}/${id}`);
  }
  return found;
}

/** What a quiet device must not hold any more. */
export function leftOver(name: string, disk: Disk): string[] {
  return [
    ...disk
      .outbox()
      .flatMap(({ id, state }) => (state === 'refused' ? [] : [`${name}: ${id} is ${state} for ever`])),
    ...disk.base().map(({ key }) => `${name}: a base of ${key} is left`),
  ];
}

/** Commits that were told as saved and are neither on the server nor listed; and those that are there twice. */
export function lostOrDoubled(disks: readonly Disk[], log: ServerLog): string[] {
  const found = log.doubled().map((id) => `${id} was taken twice`);
  const listed = new Set(disks.flatMap((disk) => disk.outbox().map(({ id }) => id)));
  for (const disk of disks)
    for (const { id } of disk.confirmed.flatMap(({ entries }) => entries))
      if (!log.stampOf(id) && !listed.has(id) && !log.isGivenUp(commitOf({ id })))
        found.push(`${id} was saved and is nowhere`);
  return found;
}

/** Counters that do not tell the number of sessions. */
export function miscounted(server: MemoryServer, user: UserId): string[] {
  const sessions = server.living('meditationSessions', user).length;
  const stats = Number(server.stored('meditationStats', user)?.fields['totalSessions'] ?? 0);
  return sessions === stats ? [] : [`${stats} sessions counted, ${sessions} made`];
}

const textOf = (change: Change) =>
  'fields' in change && change.type !== 'increment' ? change.fields['content'] : undefined;

/** Texts of notes that somebody wrote and nobody replaced knowingly, and that are nowhere. */
export function lostTexts(server: MemoryServer, log: ServerLog, user: UserId): string[] {
  const changes = log.changes().filter(({ collection }) => collection === 'notes');
  const purged = new Set(changes.flatMap(({ type, id }) => (type === 'purge' ? [id] : [])));
  const replaced = new Set(
    changes.flatMap((change) => (change.type === 'patch' ? (change.base?.['content'] ?? []) : [])),
  );
  const present = new Set(server.all('notes', user).map(({ fields }) => fields['content']));
  return changes
    .filter((change) => change.type === 'patch' && !purged.has(change.id))
    .map(textOf)
    .filter((text) => typeof text === 'string' && !replaced.has(text) && !present.has(text))
    .map((text) => `The text '${String(text)}' is lost`);
}

const isRefused = (disk: Disk, id: string) =>
  disk.outbox().some((entry) => entry.id === id && entry.state === 'refused');

/** Own edits that a device has lost sight of though the server has said nothing later. */
export function vanished(name: string, disk: Disk, log: ServerLog): string[] {
  const latest = new Map<string, { entry: OutboxEntry; change: Change }>();
  for (const { entries } of disk.confirmed)
    for (const entry of entries)
      for (const change of entry.changes) latest.set(`${change.collection}/${change.id}`, { entry, change });
  const found: string[] = [];
  for (const [key, { entry, change }] of latest) {
    if (change.type !== 'patch' || entry.version > 1 || isRefused(disk, entry.id)) continue;
    const isCovered = disk
      .outbox()
      .some((other) => other.seq > entry.seq && other.changes.some((one) => keyAt(one) === key));
    if (isCovered || log.isGivenUp(commitOf(entry))) continue;
    const held = disk.rows(change.collection).get(change.id);
    const taken = log.stampOf(entry.id);
    // Later news of the server may show something else, and a record that is gone shows nothing.
    if (!held || (taken !== undefined && held.stamp !== undefined && held.stamp >= taken)) continue;
    // An older page may bring a deleted record back for a moment, after the server said that it is gone for good.
    if (taken !== undefined && held.deletedAt !== undefined && log.isPurgedSince(key, taken)) continue;
    for (const [field, value] of Object.entries(change.fields))
      if (held.fields[field] !== value) found.push(`${name}: own ${field} of ${key} vanished`);
  }
  return found;
}

/** A counter that shows another number than the server's at its stamp with the own unsent sessions. */
export function wrongCounter(name: string, disk: Disk, log: ServerLog, user: UserId): string[] {
  const held = disk.rows('meditationStats').get(user);
  const own = disk.confirmed
    .flatMap(({ entries }) => entries)
    .filter(
      (entry) =>
        entry.changes.some(({ type }) => type === 'increment') &&
        !isRefused(disk, entry.id) &&
        !log.isGivenUp(commitOf(entry)) &&
        (log.stampOf(entry.id) ?? '\uFFFF') > (held?.stamp ?? ''),
    );
  const expected = log.sessionsAt(held?.stamp) + own.length;
  const shown = Number(held?.fields['totalSessions'] ?? 0);
  return shown === expected ? [] : [`${name} shows ${shown} sessions in place of ${expected}`];
}
