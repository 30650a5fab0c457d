import { type Change, openRepeatedTasks, repeatSkipsBetween, repeatsOf } from '@dayloom/data';
import { type PlanDay, repeatFacts, type Task } from '@dayloom/domain';
import { movedSeries, readRule, restFrom, ruleWords } from '@dayloom/domain/repeats';
import type { Shell, useSave } from '@dayloom/platform';
import { outcomeOf } from '@dayloom/screen-kit';
import { moveSeries, renameSeries, retitleDays, type Revertible } from './series-changes.ts';

/** A stored change of one day of a series. */
export interface DayChange {
  readonly task: Task;
  /** What the day was given: another title, or another day. */
  readonly to: { readonly title: string } | { readonly day: PlanDay };
  readonly undo: readonly Change[];
}

/** What 'All' needs of the page. */
interface Page extends Pick<Shell, 'store' | 'toasts' | 'user'> {
  readonly save: ReturnType<typeof useSave>;
  readonly today: PlanDay;
  readonly locale: string;
}

/** The changes of the series as of now; undefined if it does not change. */
async function changesOf(
  { store, user, today, locale }: Page,
  { task, to }: DayChange,
): Promise<(Revertible & { readonly detail: string }) | undefined> {
  const { records } = await store.get(repeatsOf(user.id));
  const [first, ...others] = records.filter(({ series }) => series === task.repeat);
  if (!first) return undefined;
  const segments = [first, ...others] as const;
  if ('title' in to) {
    if (!restFrom(segments, today)) return undefined;
    const { records: stored } = await store.get(openRepeatedTasks(user.id));
    const [series, days] = [
      renameSeries(segments, today, to.title),
      retitleDays(segments, stored, today, to.title),
    ];
    return {
      changes: [...series.changes, ...days.changes],
      undo: [...series.undo, ...days.undo],
      detail: to.title,
    };
  }
  const moved = task.repeatDay && movedSeries(segments, task.repeatDay, to.day, today);
  if (!moved) return undefined;
  const { records: skips } = await store.get(repeatSkipsBetween(user.id, to.day, to.day));
  const isSkipped = skips.some(({ series }) => series === first.series);
  const rule = readRule(moved.rule);
  return {
    ...moveSeries(segments, moved, to.day, isSkipped),
    detail: rule ? ruleWords(rule, locale) : task.title,
  };
}

/** Changes a series from today on as one of its days was changed. Resolves to whether it did; else the reason is shown. */
async function changeAll(page: Page, change: DayChange): Promise<boolean> {
  const all = await changesOf(page, change);
  if (!all) {
    page.toasts.error('The repeating task was changed or ended meanwhile');
    return false;
  }
  return page.save(all.changes, {
    done: 'All from today on changed',
    failed: outcomeOf(repeatFacts, 'update').failed,
    undo: [...all.undo, ...change.undo],
    detail: all.detail,
  });
}

/** What 'All' does in the toast of a change of one day; undefined if the series would not change. */
export async function offerAll(page: Page, change: DayChange) {
  const all = await changesOf(page, change);
  return all && all.changes.length > 0 ? () => changeAll(page, change) : undefined;
}
