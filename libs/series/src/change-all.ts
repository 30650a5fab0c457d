import { type Change, remove, repeatSkipsBetween, repeatsOf } from '@dayloom/data';
import { type DayRecord, isComputed, type PlanDay, timeText } from '@dayloom/domain';
import { movedSeries, readRule, restFrom, ruleWords } from '@dayloom/domain/repeats';
import type { Shell, useSave } from '@dayloom/platform';
import { outcomeOf } from '@dayloom/screen-kit';
import { type DayEdit, editBetween, type Revertible, skippingDay } from './day-changes.ts';
import { editSeries, followDays, moveSeries, type Segments } from './series-changes.ts';
import { seriesFacts } from './series-facts.ts';
import type { SeriesFields, SeriesKind } from './series-kind.ts';

/** A stored change of one day of a series. */
export interface DayChange {
  /** The day before its change. */
  readonly record: DayRecord;
  readonly to: DayEdit;
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

/** The segments of the series as of now; undefined if it does not exist any more. */
async function segmentsOf({ store, user }: Page, { record }: DayChange): Promise<Segments | undefined> {
  const { records } = await store.get(repeatsOf(user.id));
  const [first, ...others] = records.filter(({ series }) => series === record.repeat);
  return first && [first, ...others];
}

/** The stored record of a day that had none before the change, and that the series will have as it was changed. */
async function sameAsSeries({ kind, store, user, today }: Page, { record, to }: DayChange) {
  const isAhead = (to.day ?? record.repeatDay ?? today) >= today;
  if (!isAhead || !isComputed(record)) return [];
  const { records } = await store.get(kind.ahead(user.id, record.repeatDay));
  const isSame = (now: DayRecord) => JSON.stringify(editBetween(kind, record, now)) === JSON.stringify(to);
  return records.filter((now) => now.id === record.id && isSame(now));
}

interface AllChanges extends Revertible {
  readonly detail: string;
}

/** The changes of the series as of now; undefined if it does not change. */
async function changesOf(page: Page, segments: Segments, change: DayChange): Promise<AllChanges | undefined> {
  const { kind, store, user, today, locale } = page;
  const { record, to } = change;
  const { day, ...fields } = to;
  const same = (await sameAsSeries(page, change)).map(({ id }) => remove(kind.facts.name, id));
  // The record is gone by then.
  const back = change.undo.filter(({ collection }) => same.length === 0 || collection === 'repeatSkips');
  if (day === undefined) {
    if (!restFrom(segments, today)) return undefined;
    const { records: stored } = await store.get(kind.ahead(user.id, today));
    const series = editSeries(segments, today, fields);
    const days = followDays(kind, segments, { stored, day: today, fields });
    return {
      changes: [...series.changes, ...days.changes, ...(series.changes.length > 0 ? same : [])],
      undo: [...series.undo, ...days.undo, ...back],
      detail: fields.title ?? timesText(fields, locale),
    };
  }
  const moved = record.repeatDay && movedSeries(segments, record.repeatDay, day, today);
  if (!moved) return undefined;
  const series = moveSeries(segments, moved, fields);
  const { records: skips } = await store.get(repeatSkipsBetween(user.id, day, day));
  const isSkipped = skips.some((skip) => skip.series === record.repeat);
  // The new day is the one of the series, or the changed record stays in its place.
  const skip = skippingDay(record, day);
  const place = same.length > 0 ? { changes: skip.undo, undo: skip.changes } : skip;
  const [changes, undo] = isSkipped === same.length > 0 ? [place.changes, place.undo] : [[], []];
  const rule = readRule(moved.rule);
  return {
    changes: [...series.changes, ...same, ...changes],
    undo: [...series.undo, ...undo, ...back],
    detail: rule ? ruleWords(rule, locale) : record.title,
  };
}

const inOrder = (segments: Segments | undefined) =>
  JSON.stringify(segments?.toSorted((a, b) => a.id.localeCompare(b.id)));

/** What 'All' does in the toast of a change of one day; undefined if the series would not change. */
export async function offerAll(page: Page, change: DayChange) {
  const seen = await segmentsOf(page, change);
  const offered = seen && (await changesOf(page, seen, change));
  if (!offered || offered.changes.length === 0) return undefined;
  const facts = seriesFacts(page.kind);

  /** Changes the series from today on. Resolves to whether it did; else the reason is shown. */
  return async (): Promise<boolean> => {
    const segments = await segmentsOf(page, change);
    const all = segments && inOrder(segments) === inOrder(seen) && (await changesOf(page, segments, change));
    if (!all) {
      page.toasts.error(`The ${facts.words.one.toLowerCase()} was changed or ended meanwhile`);
      return false;
    }
    return page.save(all.changes, {
      done: 'All from today on changed',
      failed: outcomeOf(facts, 'update').failed,
      undo: all.undo,
      detail: all.detail,
    });
  };
}
