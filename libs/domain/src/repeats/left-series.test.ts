import { describe, expect, it } from 'vitest';
import type { Instant, UserId } from '../brands.ts';
import type { Repeat, RepeatSkip } from '../records/repeat.ts';
import type { Task } from '../records/task.ts';
import { addDays, planDay } from '../time/plan-day.ts';
import { leftSeries, rareDays, storedLeft } from './left-series.ts';

const user = 'ada' as UserId;
const createdAt = '2026-01-01T08:00:00.000Z' as Instant;
/** A Tuesday. */
const today = planDay('2026-03-10');
const before = (days: number) => addDays(today, -days);

const daily: Repeat = {
  id: 'plants',
  series: 'plants',
  userId: user,
  makes: 'task',
  first: before(3),
  rule: 'FREQ=DAILY',
  title: 'Water the plants',
  createdAt,
};
const { rule: _, ...withoutRule } = daily;
const yearly: Repeat = {
  ...daily,
  id: 'passport',
  series: 'passport',
  first: planDay('2020-05-01'),
  rule: 'FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=1',
};
const stored = (repeatDay: string, fields: Partial<Task> = {}): Task => ({
  id: `record-${repeatDay}`,
  userId: user,
  title: 'Water the plants',
  completed: false,
  createdAt,
  date: planDay(repeatDay),
  repeat: 'plants',
  repeatDay: planDay(repeatDay),
  ...fields,
});
const skip = (day: string): RepeatSkip => ({ id: day, userId: user, series: 'plants', day: planDay(day) });

interface Known {
  readonly segments?: readonly Repeat[];
  readonly skips?: readonly RepeatSkip[];
  readonly changed?: readonly Task[];
  readonly works?: Parameters<typeof leftSeries>[0]['works'];
}

const viewOf = ({ segments = [daily], skips = [], changed = [], works = new Map() }: Known) => ({
  segments,
  skips,
  changed,
  works,
  from: before(60),
  to: before(1),
});
const openIn = (changed: readonly Task[] = []) => changed.filter(({ completed }) => !completed);
function left(known: Known) {
  const view = viewOf(known);
  return leftSeries(view, storedLeft(openIn(known.changed), view), rareDays(view));
}
/** The latest open day of each series, and its others. */
const days = (known: Known) =>
  left(known).map(({ task, others }) => [task.date, ...others().map(({ date }) => date)]);

describe('what is left of series before today', () => {
  it('[RP17] is one entry for each series: its latest open day, and the others, latest first', () => {
    const roses = { ...daily, id: 'roses', series: 'roses', first: before(1) };
    expect(days({ segments: [daily, roses] })).toEqual([[before(1), before(2), before(3)], [before(1)]]);
    expect(left({})).toMatchObject([{ id: 'plants', missed: 3, task: { id: 'plants-20260309' } }]);
  });

  it.each<[string, Known, readonly (readonly string[])[]]>([
    ['without a skipped day', { skips: [skip(before(1))] }, [[before(2), before(3)]]],
    [
      'without a day that is done',
      { changed: [stored(before(1), { completed: true })] },
      [[before(2), before(3)]],
    ],
    ['with a stored day that is open', { changed: [stored(before(2))] }, [[before(1), before(2), before(3)]]],
    [
      'by the day to which a stored one was moved',
      { changed: [stored(before(3), { date: before(1) })], skips: [skip(before(3)), skip(before(1))] },
      [[before(1), before(2)]],
    ],
    [
      'without a day that was moved to today or later',
      { changed: [stored(before(3), { date: today })], skips: [skip(before(3))] },
      [[before(1), before(2)]],
    ],
    [
      'before an end',
      { segments: [daily, { ...withoutRule, id: 'end', first: before(1) }] },
      [[before(2), before(3)]],
    ],
    ['nothing before the series begins', { segments: [{ ...daily, first: today }] }, []],
    ['nothing of a series that is not there', { segments: [], changed: [stored(before(1))] }, []],
    [
      'within the days of the work',
      {
        segments: [{ ...daily, workId: 'garden' }],
        works: new Map([['garden', { startDate: before(9), endDate: before(2) }]]),
      },
      [[before(2), before(3)]],
    ],
  ])('[RP17] is %s', (_case, known, expected) => {
    expect(days(known)).toEqual(expected);
  });

  it('[RP17] of a series with longer intervals is its latest day in a year', () => {
    const segments = [{ ...daily, first: before(400) }, yearly];
    expect(left({ segments })).toMatchObject([
      { id: 'plants', missed: 60 },
      { id: 'passport', missed: 1, task: { date: '2025-05-01' } },
    ]);
  });

  it('[RP17] leaves out a daily series that ended more than 60 days ago', () => {
    const ended = { ...withoutRule, id: 'end', first: before(100) };
    expect(days({ segments: [{ ...daily, first: before(300) }, ended] })).toEqual([]);
  });

  it('[RP17] leaves out the latest day of a yearly series that is after the end of its work', () => {
    const works = new Map([['move', { startDate: planDay('2020-01-01'), endDate: planDay('2024-12-31') }]]);
    expect(days({ segments: [{ ...yearly, workId: 'move' }], works })).toEqual([]);
  });

  it('[RP17] has stored days of any age, a moved one by its new day', () => {
    const changed = [stored(before(90)), stored(before(1), { date: today })];
    expect(storedLeft(changed, viewOf({}))).toEqual([changed[0]]);
  });
});
