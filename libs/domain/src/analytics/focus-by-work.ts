import type { PlanDay } from '../brands.ts';
import type { TimerSession } from '../records/timer-session.ts';
import { startOfDay } from '../time/day-start.ts';
import { addDays } from '../time/plan-day.ts';
import { minutesOn, secondsByDay, totalOf } from './seconds-by-day.ts';

export interface WorkFocus {
  /** Different for each work; '' for what had no work. */
  readonly key: string;
  /** The work, if its id is known. */
  readonly workId?: string;
  /** The title in its latest session that has one. */
  readonly title?: string;
  readonly minutes: number;
}

/** Divides a whole number in proportion to whole values; the largest remainders are rounded up. */
function divided(total: number, values: readonly number[]): readonly number[] {
  const sum = totalOf(values) || 1;
  const rests = values.map((value) => (total * value) % sum);
  const floors = values.map((value, index) => (total * value - (rests[index] ?? 0)) / sum);
  const byRest = [...rests.keys()].sort((a, b) => (rests[b] ?? 0) - (rests[a] ?? 0));
  const raised = new Set(byRest.slice(0, total - totalOf(floors)));
  return floors.map((floor, index) => floor + Number(raised.has(index)));
}

const ofSession = ({ createdAt, duration }: TimerSession) => ({ moment: createdAt, duration });

/**
 * The focus minutes of each work in some days, most first, with what had no work at the end. Each day shows its minutes
 * rounded; their sum is divided among the works, so that both have the same sum.
 * @param sessions focus sessions, oldest first, also of other days
 * @param days in order
 * @param dayStart the hour at which days begin
 */
export function focusByWork(
  sessions: readonly TimerSession[],
  days: readonly PlanDay[],
  dayStart: number,
): readonly WorkFocus[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const [from, to] = [startOfDay(first, dayStart), startOfDay(addDays(last, 1), dayStart)].map(Number);
  const inDays = sessions.filter(({ createdAt }) => {
    const time = Date.parse(createdAt);
    return time >= (from ?? time) && time < (to ?? time);
  });
  const works = new Map<string, Omit<WorkFocus, 'minutes'> & { readonly seconds: number }>();
  for (const { workId, workTitle, duration } of inDays) {
    const key = workId ?? (workTitle === undefined ? '' : `title:${workTitle}`);
    const title = workTitle ?? works.get(key)?.title;
    works.set(key, {
      key,
      ...(workId !== undefined && { workId }),
      ...(title !== undefined && { title }),
      seconds: (works.get(key)?.seconds ?? 0) + duration,
    });
  }
  const ordered = [...works.values()].toSorted(
    (a, b) => Number(a.key === '') - Number(b.key === '') || b.seconds - a.seconds,
  );
  const total = totalOf(minutesOn(days, secondsByDay(inDays, ofSession, dayStart)));
  const minutes = divided(
    total,
    ordered.map(({ seconds }) => seconds),
  );
  return ordered.map(({ seconds: _, ...work }, index) => ({ ...work, minutes: minutes[index] ?? 0 }));
}
