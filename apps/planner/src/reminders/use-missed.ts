import { receiptsSince, remindersBetween, snoozedReminders } from '@dayloom/data';
import {
  addDays,
  instantOf,
  isMissed,
  momentOfReminder,
  type MomentStory,
  type PlanDay,
  type Receipt,
  type Reminder,
  startOfDay,
  storiesOf,
} from '@dayloom/domain';
import { type Records, useRecords, useToday, useUser } from '@dayloom/platform';
import { reminderSeries, useSeries } from '@dayloom/series';
import { useMemo } from 'react';

/** Receipts are deleted after 30 days. */
const keptDays = 30;
const maxReceipts = 2_000;

/** A reminder that was missed, and its unread notifications. */
export interface Missed {
  readonly reminder: Reminder;
  readonly stories: readonly MomentStory[];
}

const none: readonly never[] = [];
const recordsIn = <T>(list: Records<T>): readonly T[] => (list.phase === 'ready' ? list.records : none);
const startOf = (day: PlanDay) => instantOf(startOfDay(day, 0));
const momentOfTag = ({ moment }: MomentStory) => moment.split('-').at(-2);

/** Whether a notification is of what the reminder is now: its tag has the start, or the time of the snooze. */
const fits = (reminder: Reminder, story: MomentStory) =>
  story.at >= (reminder.snoozedUntil ?? '') &&
  [momentOfReminder(reminder), reminder.snoozedUntil ?? ''].some(
    (moment) => Date.parse(moment).toString(36) === momentOfTag(story),
  );

/** Of each series the latest, with the notifications of all. */
function onePerSeries(missed: readonly Missed[]): readonly Missed[] {
  const byMoment = (a: Missed, b: Missed) =>
    momentOfReminder(a.reminder) < momentOfReminder(b.reminder) ? -1 : 1;
  const latest = new Map<string, Missed>();
  for (const { reminder, stories } of missed.toSorted(byMoment)) {
    const key = reminder.repeat ?? reminder.id;
    latest.set(key, { reminder, stories: [...(latest.get(key)?.stories ?? []), ...stories] });
  }
  return [...latest.values()];
}

/** The unread notifications of reminders whose last one was missed, by the id of the reminder. */
function missedItems(receipts: readonly Receipt[]): ReadonlyMap<string, readonly MomentStory[]> {
  const items = new Map<string, readonly MomentStory[]>();
  // Latest first.
  for (const story of storiesOf(receipts)) {
    // A moment that was planned after it and taken back does not matter.
    if (story.kind !== 'reminder' || story.outcome === 'cancelled') continue;
    const later = items.get(story.item);
    if (!later) items.set(story.item, story.isUnread && isMissed(story) ? [story] : []);
    else if (later.length > 0 && story.isUnread) items.set(story.item, [...later, story]);
  }
  return items;
}

/** The reminders that were missed: they still have that time, are not done, and nothing was done about them since. */
export function useMissed(now: Date): readonly Missed[] {
  const { id } = useUser();
  const today = useToday();
  const [first, last] = [addDays(today, -keptDays), addDays(today, 1)];
  const from = startOf(first);
  const until = startOf(addDays(last, 1));
  const receipts = recordsIn(useRecords(receiptsSince(id, from).first(maxReceipts)));
  const items = useMemo(() => missedItems(receipts), [receipts]);
  const off = ![...items.values()].some(({ length }) => length > 0);
  const due = recordsIn(useRecords(remindersBetween(id, from, until), { off }));
  const putOff = recordsIn(useRecords(snoozedReminders(id, from, until), { off }));
  const series = useSeries(reminderSeries, { from: first, to: last, off });
  const { view, code } = series.phase === 'ready' ? series : {};
  return useMemo(() => {
    const computed = view && code ? [...view.changed, ...code.computedDays('reminder', view)] : [];
    const all = [...computed, ...due, ...putOff];
    const missed = [...new Map(all.map((one) => [one.id, one])).values()].flatMap((reminder) => {
      const stories = items.get(reminder.id)?.filter((story) => fits(reminder, story)) ?? [];
      const isOver = !reminder.completed && momentOfReminder(reminder) < instantOf(now);
      return isOver && stories.length > 0 ? [{ reminder, stories }] : [];
    });
    return onePerSeries(missed);
  }, [items, due, putOff, view, code, now]);
}
