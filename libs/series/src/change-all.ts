import { type Change, remove, repeatSkipsBetween } from '@dayloom/data';
import {
  type DayRecord,
  dayName,
  isComputed,
  isolated,
  type PlanDay,
  type Repeat,
  timeText,
} from '@dayloom/domain';
import {
  firstTime,
  movedFollowing,
  movedSeries,
  readRule,
  restFrom,
  ruleWords,
} from '@dayloom/domain/repeats';
import type { Shell, ToastQuestion, useSave } from '@dayloom/platform';
import { outcomeOf } from '@dayloom/screen-kit';
import { type Revertible, skippingDay } from './day-changes.ts';
import { type DayEdit, editBetween, stepsOfSeries } from './day-edit.ts';
import { hasFollowing, type Scope, scopeLabels } from './following.ts';
import { editSeries, moveSeries } from './series-changes.ts';
import { changedMeanwhile, seriesFacts } from './series-facts.ts';
import type { Segments, SeriesFields, SeriesKind } from './series-kind.ts';
import { followDays, hasOwnState } from './stored-days.ts';
import { undoing } from './undo-now.ts';
import { segmentsNow } from './use-segments.ts';

/** A stored change of one day of a series. */
export interface StoredChange {
  /** The day before its change. */
  readonly record: DayRecord;
  readonly after: DayRecord;
  readonly undo: readonly Change[];
}

interface DayChange extends StoredChange {
  readonly to: DayEdit;
}

const withEdit = ({ kind }: Page, stored: StoredChange): DayChange => ({
  ...stored,
  to: editBetween(kind, stored.record, stored.after),
});

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

/** The day with which 'This and the following' begins: the shown one, or that of the series which has moved. */
const shownDay = ({ kind }: Pick<Page, 'kind'>, { record, to }: DayChange) =>
  to.day === undefined ? kind.dayOf(record) : record.repeatDay;

/** What was cleared counts as well. */
const editKey = (edit: DayEdit) => JSON.stringify(edit, (_, value: unknown) => value ?? null);

/**
 * The stored record of a day that had none before the change, and that the series will have as it was changed.
 * @param from the day from which the series changes
 */
async function sameAsSeries({ kind, store, user }: Page, { record, to }: DayChange, from: PlanDay) {
  const isAhead = (to.day ?? record.repeatDay ?? from) >= from;
  if (!isAhead || !isComputed(record)) return [];
  const { records } = await store.get(kind.ahead(user.id, record.repeatDay));
  const isSame = (now: DayRecord) => {
    const { steps } = kind.contentOf(now);
    if (hasOwnState(now)) return false;
    return steps === stepsOfSeries(steps) && editKey(editBetween(kind, record, now)) === editKey(to);
  };
  return records.filter((now) => now.id === record.id && isSame(now));
}

interface SeriesChanges extends Revertible {
  readonly detail: string;
  /** The first day of the moved rule. */
  readonly first?: PlanDay | undefined;
}

/** The changes of the series as of now; undefined if it does not change. */
async function changesOf(
  page: Page,
  segments: Segments,
  change: DayChange,
  scope: Scope,
): Promise<SeriesChanges | undefined> {
  const { kind, store, user, today, locale } = page;
  const { record, to } = change;
  const { day, ...fields } = to;
  const from = scope === 'all' ? today : (shownDay(page, change) ?? today);
  const same = (await sameAsSeries(page, change, day === undefined ? from : today)).map(({ id }) =>
    remove(kind.facts.name, id),
  );
  // The record is gone by then.
  const back = change.undo.filter(({ collection }) => same.length === 0 || collection === 'repeatSkips');
  if (day === undefined) {
    if (!restFrom(segments, from)) return undefined;
    const { records: stored } = await store.get(kind.ahead(user.id, from));
    const series = editSeries(segments, from, fields);
    const days = followDays(kind, segments, { stored, day: from, fields });
    return {
      changes: [...series.changes, ...days.changes, ...(series.changes.length > 0 ? same : [])],
      undo: [...series.undo, ...days.undo, ...back],
      detail: fields.title ?? (timesText(fields, locale) || record.title),
    };
  }
  const move = scope === 'all' ? movedSeries<Repeat> : movedFollowing<Repeat>;
  const moved = record.repeatDay && move(segments, record.repeatDay, day, today);
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
    first: rule && firstTime(rule, moved.first),
  };
}

const inOrder = (segments: Segments | undefined) =>
  JSON.stringify(segments?.toSorted((a, b) => a.id.localeCompare(b.id)));

/** Changes the series. Resolves to whether it did; else the reason is shown. */
async function changeNow(page: Page, seen: Segments, change: DayChange, scope: Scope): Promise<boolean> {
  const facts = seriesFacts(page.kind);
  const segments = await segmentsNow(page, change.record.repeat);
  const found =
    segments && inOrder(segments) === inOrder(seen) && (await changesOf(page, segments, change, scope));
  if (!found) {
    page.toasts.error(changedMeanwhile(page.kind));
    return false;
  }
  return page.save(found.changes, {
    done: `${scopeLabels[scope]} changed`,
    failed: outcomeOf(facts, 'update').failed,
    ...undoing(page, segments, found),
    detail: found.detail,
  });
}

/** What the series can become after a change of one day; undefined if it would not change. */
async function offer(page: Page, seen: Segments, change: DayChange, scope: Scope) {
  const offered = await changesOf(page, seen, change, scope);
  if (!offered || offered.changes.length === 0) return undefined;
  return { ...offered, run: () => changeNow(page, seen, change, scope) };
}

/** What 'All' does in the toast of a change of one day; undefined if the series would not change. */
export async function offerAll(page: Page, stored: StoredChange) {
  const change = withEdit(page, stored);
  const seen = await segmentsNow(page, change.record.repeat);
  return seen && (await offer(page, seen, change, 'all'))?.run;
}

/** What the toast asks in place of 'All', where that would change days before the shown one. */
export async function offerQuestion(page: Page, stored: StoredChange): Promise<ToastQuestion | undefined> {
  const { kind, today, locale } = page;
  const change = withEdit(page, stored);
  const { record, to } = change;
  const [seen, day] = [await segmentsNow(page, change.record.repeat), shownDay(page, change)];
  if (!seen || day === undefined || !hasFollowing(seen, day, today)) return undefined;
  const name = (one: PlanDay) => dayName(one, today, locale);
  const choiceOf = async (scope: Scope) => {
    const found = await offer(page, seen, change, scope);
    if (!found) return [];
    const { detail, first, run } = found;
    const isOther = first !== undefined && first !== to.day;
    const moved = to.day && `${detail}${isOther ? `, first time: ${name(first)}` : ''}`;
    const hint = moved ?? (scope === 'following' ? `From ${name(day)}` : undefined);
    return [{ label: scopeLabels[scope], ...(hint !== undefined && { hint }), run }];
  };
  const choices = [...(await choiceOf('following')), ...(await choiceOf('all'))];
  if (choices.length === 0) return undefined;
  return {
    title: `Change Repeating ${kind.facts.words.one}`,
    text: `${isolated(to.title ?? record.title)} is changed on ${name(to.day ?? day)}. What was before today, and what was changed on its own, stays.`,
    closeLabel: 'Only this one',
    choices,
  };
}
