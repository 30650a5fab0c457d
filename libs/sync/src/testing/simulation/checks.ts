import { keyAt, type StoredState } from '@dayloom/data-local';
import { collectionNames, type UserId } from '@dayloom/domain';
import type { Change } from '@dayloom/data';
import { commitOf, entryVersion, type OutboxEntry } from '../../outbox/outbox.ts';
import type { RemoteRecord } from '../../protocol/remote.ts';
import type { MemoryServer } from '../memory-server.ts';
import type { Disk } from './disk.ts';
import type { ServerLog } from './server-log.ts';

const plain = ({ fields, stamp, deletedAt, deletedWith }: StoredState | RemoteRecord) =>
  JSON.stringify([
    Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    stamp,
    deletedAt ?? '',
    deletedWith ?? '',
  ]);

/**
 * Differences between a device and the server.
 * @param isExact whether records that the server does not have must be gone too
 */
export function differences(name: string, disk: Disk, server: MemoryServer, user: UserId, isExact: boolean) {
  const found: string[] = [];
  for (const collection of collectionNames) {
    const rows = disk.rows(collection);
    const records = server.all(collection, user);
    for (const record of records) {
      const stored = rows.get(record.id);
      if (!stored) found.push(`${name} lacks ${collection}/${record.id}`);
      else if (plain(stored) !== plain(record))
        found.push(
          `${name} has another ${collection}/${record.id}: ${plain(stored)} instead of ${plain(record)}`,
        );
    }
    const ids = new Set(records.map(({ id }) => id));
    for (const id of server.purged(collection, user))
      if (rows.has(id)) found.push(`${name} still has ${collection}/${id}, deleted for good`);
    for (const [id, stored] of rows)
      if (!ids.has(id) && isExact && stored.deletedAt === undefined)
        found.push(`${name} still has ${collection}/${id}`);
  }
  return found;
}

/** What an idle device must not store any more. */
export function leftOver(name: string, disk: Disk): string[] {
  return [
    ...disk
      .outbox()
      .flatMap(({ id, state }) => (state === 'refused' ? [] : [`${name}: ${id} stays ${state}`])),
    ...disk.base().map(({ key }) => `${name}: a base of ${key} is left`),
  ];
}

/** Commits that were confirmed but are neither on the server nor in an outbox, and commits that were applied twice. */
export function lostOrDoubled(disks: readonly Disk[], log: ServerLog): string[] {
  const found = log.doubled().map((id) => `${id} was taken twice`);
  const listed = new Set(disks.flatMap((disk) => disk.outbox().map(({ id }) => id)));
  for (const disk of disks)
    for (const { id } of disk.confirmed.flatMap(({ entries }) => entries))
      if (!log.stampOf(id) && !listed.has(id) && !log.isGivenUp(commitOf({ id })))
        found.push(`${id} was saved and is nowhere`);
  return found;
}

/** A session counts once, and of an imported file's counter and the own one the higher counts. */
function counted(changes: readonly Change[], before = 0): number {
  const sessions = new Set<string>();
  let number = before;
  for (const change of changes) {
    if (change.type === 'increment') number = Math.max(number, change.upTo ?? 0);
    if (change.collection !== 'meditationSessions' || sessions.has(change.id)) continue;
    sessions.add(change.id);
    number += 1;
  }
  return number;
}

/** A counter that differs from what the sessions and the imported files come to. */
export function miscounted(server: MemoryServer, log: ServerLog, user: UserId): string[] {
  const expected = counted(log.changes());
  const stats = Number(server.stored('meditationStats', user)?.fields['totalSessions'] ?? 0);
  return expected === stats ? [] : [`${stats} sessions counted in place of ${expected}`];
}

const textOf = (change: Change) =>
  'fields' in change && change.type !== 'increment' ? change.fields['content'] : undefined;

/** Texts of notes that were written, were not replaced by an edit based on them, and no longer exist. */
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

/** Own edits that a device no longer shows although the server has no later state. */
export function vanished(name: string, disk: Disk, log: ServerLog): string[] {
  const latest = new Map<string, { entry: OutboxEntry; change: Change }>();
  for (const { entries } of disk.confirmed)
    for (const entry of entries)
      for (const change of entry.changes) latest.set(`${change.collection}/${change.id}`, { entry, change });
  const found: string[] = [];
  for (const [key, { entry, change }] of latest) {
    // The lower of two durations and the earlier of two ends stay; see `misjoined`.
    if (change.collection === 'clocks' || change.collection === 'timerHistory') continue;
    if (change.type !== 'patch' || entry.version > entryVersion || isRefused(disk, entry.id)) continue;
    const isCovered = disk
      .outbox()
      .some((other) => other.seq > entry.seq && other.changes.some((one) => keyAt(one) === key));
    if (isCovered || log.isGivenUp(commitOf(entry))) continue;
    const stored = disk.rows(change.collection).get(change.id);
    const acceptedAt = log.stampOf(entry.id);
    // A later state of the server may differ, and a removed record shows nothing.
    if (!stored || (acceptedAt !== undefined && stored.stamp !== undefined && stored.stamp >= acceptedAt))
      continue;
    // An older page may briefly restore a deleted record after the server has reported its purge.
    if (acceptedAt !== undefined && stored.deletedAt !== undefined && log.isPurgedSince(key, acceptedAt))
      continue;
    for (const [field, value] of Object.entries(change.fields))
      // Steps are merged; see `wrongLists`.
      if (field !== 'steps' && stored.fields[field] !== value)
        found.push(`${name}: own ${field} of ${key} vanished`);
  }
  return found;
}

/** A counter that differs from the server's number at its stamp with the own unsent sessions and files. */
export function wrongCounter(name: string, disk: Disk, log: ServerLog, user: UserId): string[] {
  const stored = disk.rows('meditationStats').get(user);
  const own = disk.confirmed
    .flatMap(({ entries }) => entries)
    .filter(
      (entry) =>
        entry.changes.some(({ type }) => type === 'increment') &&
        !isRefused(disk, entry.id) &&
        !log.isGivenUp(commitOf(entry)) &&
        (log.stampOf(entry.id) ?? '\uFFFF') > (stored?.stamp ?? ''),
    );
  const changes = own.flatMap((entry) => entry.changes);
  const expected = counted(changes, log.sessionsAt(stored?.stamp));
  const shown = Number(stored?.fields['totalSessions'] ?? 0);
  return shown === expected ? [] : [`${name} shows ${shown} sessions in place of ${expected}`];
}
