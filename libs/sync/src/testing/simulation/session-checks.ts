import { type Change, isLiving, query, type RecordState } from '@dayloom/data';
import { keyAt } from '@dayloom/data-local';
import { timerHistory, type UserId } from '@dayloom/domain';
import type { MemoryServer } from '../memory-server.ts';
import type { ServerLog } from './server-log.ts';
import type { SessionLog } from './session-log.ts';
import type { BrowserProfile } from './world.ts';

type Fields = RecordState['fields'];
/** The seconds of the living sessions, by type, by type and task, and by type and work. */
type Sums = ReadonlyMap<string, number>;

const types = ['focus', 'stopwatch'] as const;
const links = ['taskId', 'workId'] as const;
const name = (type: unknown, link?: string, value: unknown = '') =>
  [type, ...(link === undefined ? [] : [link, value])].join(' ');

/** A length that a device lowers. Read here, so that the checks do not depend on the product. */
const isLowering = ({ fields }: Extract<Change, { type: 'patch' }>) =>
  Object.keys(fields).toSorted().join(' ') === 'duration loweredFrom';

function patched(fields: Fields, change: Extract<Change, { type: 'patch' }>): Fields {
  const others = Object.entries({ ...fields, ...change.fields }).filter(
    ([key]) => !change.clear.includes(key),
  );
  if (!isLowering(change)) return Object.fromEntries(others);
  const isLower = Number(change.fields['duration']) < Number(fields['duration']);
  return isLower && fields['editedAt'] === undefined ? Object.fromEntries(others) : fields;
}

/** The living sessions that these changes come to. */
function sessionsAfter(changes: readonly Change[]): readonly Fields[] {
  const sessions = new Map<string, { readonly fields: Fields; readonly isDeleted: boolean }>();
  for (const change of changes.filter(({ collection }) => collection === timerHistory.name)) {
    const key = keyAt(change);
    const found = sessions.get(key);
    if (change.type === 'create' && (!found || (found.isDeleted && change.once !== true)))
      sessions.set(key, { fields: change.fields, isDeleted: false });
    if (!found) continue;
    if (change.type === 'patch') sessions.set(key, { ...found, fields: patched(found.fields, change) });
    if (change.type === 'remove') sessions.set(key, { ...found, isDeleted: true });
    if (change.type === 'restore') sessions.set(key, { ...found, isDeleted: false });
    if (change.type === 'purge' && found.isDeleted) sessions.delete(key);
  }
  return [...sessions.values()].filter(({ isDeleted }) => !isDeleted).map(({ fields }) => fields);
}

function sumsOf(sessions: readonly Fields[]): Sums {
  const sums = new Map<string, number>();
  for (const fields of sessions) {
    const { type, duration } = fields;
    for (const key of [name(type), ...links.map((link) => name(type, link, fields[link]))])
      sums.set(key, (sums.get(key) ?? 0) + Number(duration));
  }
  return sums;
}

function differencesOf(who: string, found: Sums, due: Sums): string[] {
  const keys = [...new Set([...found.keys(), ...due.keys()])];
  return keys
    .filter((key) => (found.get(key) ?? 0) !== (due.get(key) ?? 0))
    .map((key) => `${who} has ${found.get(key) ?? 0} seconds of ${key}, not ${due.get(key) ?? 0}`);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

interface Looked {
  readonly server: MemoryServer;
  readonly log: ServerLog;
  readonly sessions: SessionLog;
  readonly user: UserId;
}

/** Sums of the server or of a device that are not those of the accepted changes. */
export function wrongSums(profiles: readonly BrowserProfile[], { server, log, sessions, user }: Looked) {
  const due = sumsOf(sessionsAfter(sessions.accepted(log)));
  const onServer = server.all(timerHistory.name, user).filter(({ deletedAt }) => deletedAt === undefined);
  return [
    ...differencesOf('the server', sumsOf(onServer.map(({ fields }) => fields)), due),
    ...profiles.flatMap((profile) => {
      const living = [...profile.disk.rows(timerHistory.name).values()].filter(isLiving);
      return differencesOf(profile.name, sumsOf(living.map(({ fields }) => fields)), due);
    }),
  ];
}

/**
 * Kept totals of a device that are not the sums of its records. Over all tasks and none they must come to the sum of the
 * history, and so must those over all works and none.
 */
export async function wrongTotals({ name: who, disk, storage }: BrowserProfile, user: UserId) {
  const { sum } = storage;
  if (!sum) return [];
  const living = [...disk.rows(timerHistory.name).values()].filter(isLiving).map(({ fields }) => fields);
  const kept = new Map<string, number>();
  const parts = new Map<string, number>();
  for (const type of types) {
    const ofType = query('timerHistory').ownedBy(user).where('type', '==', type);
    kept.set(name(type), await sum(ofType));
    for (const link of links) {
      let all = 0;
      for (const value of new Set(['', ...living.map((fields) => textOf(fields[link]))])) {
        const seconds = await sum(ofType.where(link, '==', value));
        kept.set(name(type, link, value), seconds);
        all += seconds;
      }
      parts.set(`${type} by ${link}`, all - (kept.get(name(type)) ?? 0));
    }
  }
  return [
    ...differencesOf(`${who} in its totals`, kept, sumsOf(living)),
    ...differencesOf(who, parts, new Map()),
  ];
}
