import { type Change, createOnce, focusSessionsBetween, patch, settingsOf, type Store } from '@dayloom/data';
import {
  type ClockRun,
  focusLength,
  type Instant,
  instantOf,
  planDayOf,
  type Settings,
  startOfDay,
  type UserId,
} from '@dayloom/domain';
import { breakLength, breakOf, finishRun, followingId, purposeOf, restFor } from '@dayloom/domain/clocks';
import { withTitlesOfNow } from '../purpose/titles-of-now.ts';
import { finishChanges, startChanges } from './clock-changes.ts';

/** The user's settings; undefined without any. */
export const readSettings = async (store: Pick<Store, 'get'>, user: UserId): Promise<Settings | undefined> =>
  (await store.get(settingsOf(user))).records[0];

/** The focus sessions of the same user's day that ended before a run did: for counts. */
export const earlierSessionsOf = (user: UserId, endedAt: Instant, dayStart = 0) =>
  focusSessionsBetween(
    user,
    instantOf(startOfDay(planDayOf(new Date(endedAt), dayStart), dayStart)),
    endedAt,
  );

/** Starts a break of whole minutes after a run, now. */
export function restChanges(run: ClockRun, minutes: number, now: Date): Change[] {
  const rest = restFor(run, minutes, now);
  return rest === undefined ? [] : [patch('clocks', run.id, { rest })];
}

/** Ends a break early. */
export const endRestChanges = (run: ClockRun, now: Date): Change[] =>
  breakOf(run, now)?.phase === 'running' ? [patch('clocks', run.id, { restEnded: instantOf(now) })] : [];

/**
 * Starts the run that follows a break, for the same purpose without the note. Its id follows from that of the run, so that
 * several tabs and devices start one.
 */
export function nextRunChanges(
  run: ClockRun,
  { focusMinutes = focusLength.standard }: Partial<Pick<Settings, 'focusMinutes'>>,
  runs: readonly ClockRun[],
  now: Date,
): Change[] {
  const { note: _note, ...purpose } = purposeOf(run);
  const start = { ...purpose, userId: run.userId, kind: 'focus', target: focusMinutes * 60 } as const;
  return startChanges({ ...start, id: followingId(run.id, 'next') }, runs, now, createOnce);
}

/** The seconds of the break that begins by itself at the end of a run, if the user has chosen that. */
async function restByItself(store: Store, run: ClockRun, endedAt: Instant): Promise<number | undefined> {
  const settings = await readSettings(store, run.userId);
  if (!settings?.startsBreaks) return undefined;
  const earlier = await store.count(earlierSessionsOf(run.userId, endedAt, settings.dayStart));
  return breakLength(settings, earlier.value + 1).minutes * 60;
}

/** The changes of a run that has reached its target, with its break. The same on all devices. */
export async function finishWithRest(store: Store, run: ClockRun, now: Date): Promise<Change[]> {
  const saved = finishChanges(run, now);
  const user = { id: run.userId };
  const changes = run.taskId === undefined ? saved : await withTitlesOfNow({ store, user }, saved);
  const end = finishRun(run, now)?.session;
  if (run.kind !== 'focus' || !end) return changes;
  try {
    const rest = await restByItself(store, run, end.endedAt);
    if (rest === undefined) return changes;
    return changes.map((change) =>
      change.type === 'patch' ? { ...change, fields: { ...change.fields, rest } } : change,
    );
  } catch (error) {
    console.error('The break cannot start by itself.', error);
    return changes;
  }
}
