import { repeatsOf, repeatSkipsBetween, settingsOf, tasksOn } from '@dayloom/data';
import { isComputed, lastPlanDay, type Task, todayOf, type Work } from '@dayloom/domain';
import { localeKeys, localeWith } from '@dayloom/domain/settings';
import type { Shell } from '@dayloom/platform';
import { seriesDays } from '@dayloom/series';

/** What the search of tasks needs to find a series once. */
export function seriesInSearch(
  { store, user, clock }: Pick<Shell, 'store' | 'user' | 'clock'>,
  workOf: (id: string) => Promise<Work | undefined>,
) {
  /** 'every day', by series. */
  const words = new Map<string, string>();
  const found = new Set<string>();
  const keyOf = (series: string, title = '') => `${series} ${title}`;

  return {
    words,
    /** The day of each series as which it is found: today if one is left there, else the next one. */
    async readFirst(): Promise<readonly Task[]> {
      const { records: all } = await store.get(repeatsOf(user.id));
      const segments = all.filter(({ makes }) => makes === 'task');
      if (segments.length === 0) return [];
      const { records } = await store.get(settingsOf(user.id));
      const [settings] = records;
      const today = todayOf(clock, settings?.dayStart);
      const locale = localeWith(localeKeys(settings ?? {}));
      const { records: skips } = await store.get(repeatSkipsBetween(user.id, today, lastPlanDay));
      const workIds = [...new Set(segments.flatMap(({ workId }) => workId ?? []))];
      const works = (await Promise.all(workIds.map(workOf))).flatMap((work) => work ?? []);
      const { nextDays, repeatWords } = await seriesDays.load();
      const byId = new Map(works.map((work) => [work.id, work]));
      const days = nextDays({ segments, skips, works: byId }, today);
      for (const day of days) {
        words.set(
          day.repeat,
          repeatWords(day, day.date, { segments }, locale)?.replace('Every', 'every') ?? '',
        );
        for (const { series, title } of segments) if (series === day.repeat) found.add(keyOf(series, title));
      }
      const { records: planned } = await store.get(tasksOn(user.id, today));
      const open = new Set(planned.flatMap(({ repeat, completed }) => (completed ? [] : (repeat ?? []))));
      return days.map((day) => (open.has(day.repeat) ? { ...day, date: today } : day));
    },
    /** Of the stored days of a series that ended, the first one is listed: the search begins with the latest. */
    isListed(task: Task): boolean {
      if (isComputed(task) || task.repeat === undefined) return true;
      const key = keyOf(task.repeat, task.title);
      return !found.has(key) && Boolean(found.add(key));
    },
  };
}
