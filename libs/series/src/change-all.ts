import { type Change, repeatSkipsBetween, repeatsOf } from '@dayloom/data';
import { type DayRecord, type PlanDay, timeText } from '@dayloom/domain';
import { movedSeries, readRule, restFrom, ruleWords } from '@dayloom/domain/repeats';
import type { Shell, useSave } from '@dayloom/platform';
import { outcomeOf } from '@dayloom/screen-kit';
import { editSeries, followDays, moveSeries, type Revertible, type SeriesFields } from './series-changes.ts';
import { seriesFacts } from './series-facts.ts';
import type { SeriesKind } from './series-kind.ts';

/** A stored change of one day of a series. */
export interface DayChange {
  readonly record: DayRecord;
  /** What the day was given: title and times, and another day. */
  readonly to: SeriesFields & { readonly day?: PlanDay };
  readonly undo: readonly Change[];
}

/** What 'All' needs of the page. */
interface Page extends Pick<Shell, 'store' | 'toasts' | 'user'> {
  readonly kind: SeriesKind;
  readonly save: ReturnType<typeof useSave>;
  readonly today: PlanDay;
  readonly locale: string;
}

/** '9:00 AM – 10:00 AM' */
const timesText = ({ time, endTime }: SeriesFields, locale: string) =>
  [time, endTime].flatMap((one) => (one === undefined ? [] : timeText(one, locale))).join(' – ');

/** The changes of the series as of now; undefined if it does not change. */
async function changesOf(
  { kind, store, user, today, locale }: Page,
  { record, to: { day, ...fields } }: DayChange,
): Promise<(Revertible & { readonly detail: string }) | undefined> {
  const { records } = await store.get(repeatsOf(user.id));
  const [first, ...others] = records.filter(({ series }) => series === record.repeat);
  if (!first) return undefined;
  const segments = [first, ...others] as const;
  if (day === undefined) {
    if (!restFrom(segments, today)) return undefined;
    const { records: stored } = await store.get(kind.ahead(user.id, today));
    const [series, days] = [
      editSeries(segments, today, fields),
      followDays(kind, segments, { stored, day: today, fields }),
    ];
    return {
      changes: [...series.changes, ...days.changes],
      undo: [...series.undo, ...days.undo],
      detail: fields.title ?? timesText(fields, locale),
    };
  }
  const moved = record.repeatDay && movedSeries(segments, record.repeatDay, day, today);
  if (!moved) return undefined;
  const { records: skips } = await store.get(repeatSkipsBetween(user.id, day, day));
  const skipped = skips.some(({ series }) => series === first.series);
  const rule = readRule(moved.rule);
  return {
    ...moveSeries(segments, moved, { to: day, skipped, fields }),
    detail: rule ? ruleWords(rule, locale) : record.title,
  };
}

/** Changes a series from today on as one of its days was changed. Resolves to whether it did; else the reason is shown. */
async function changeAll(page: Page, change: DayChange): Promise<boolean> {
  const all = await changesOf(page, change);
  const facts = seriesFacts(page.kind);
  if (!all) {
    page.toasts.error(`The ${facts.words.one.toLowerCase()} was changed or ended meanwhile`);
    return false;
  }
  return page.save(all.changes, {
    done: 'All from today on changed',
    failed: outcomeOf(facts, 'update').failed,
    undo: [...all.undo, ...change.undo],
    detail: all.detail,
  });
}

/** What 'All' does in the toast of a change of one day; undefined if the series would not change. */
export async function offerAll(page: Page, change: DayChange) {
  const all = await changesOf(page, change);
  return all && all.changes.length > 0 ? () => changeAll(page, change) : undefined;
}
