import type { Change } from '@dayloom/data';
import { clockTime, momentAt, planDay, type PlanDay, type Repeat, type UserId } from '@dayloom/domain';
import { movedSeries, occurrences } from '@dayloom/domain/repeats';
import { aReminder, aRepeat, aTask } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { apply, daysIn, segmentsIn, storeOf } from './segment-store.fixture.ts';
import { beginSeries, changeSeries, editSeries, endSeries, moveSeries } from './series-changes.ts';
import { type Segments, reminderSeries, taskSeries } from './series-kind.ts';
import { followDays, unchangedDays } from './stored-days.ts';

const user = 'ada' as UserId;
/** Mondays, and a Tuesday between the first two. */
const [first, today, second] = ['2026-03-09', '2026-03-10', '2026-03-16'].map(planDay) as [
  PlanDay,
  PlanDay,
  PlanDay,
];
const last = planDay('2026-04-30');

const weekly = aRepeat(user, { id: 'bins', title: 'Bins', first, rule: 'FREQ=WEEKLY;BYDAY=MO' });
const mondays = ['03-09', '03-16', '03-23', '03-30', '04-06', '04-13', '04-20', '04-27'];

/** The days before the change, after it and after its undo. */
function changed(segments: Segments, { changes, undo }: ReturnType<typeof endSeries>) {
  const store = storeOf(segments);
  const after = apply(store, changes);
  return { before: daysIn(store), after: daysIn(after), undone: daysIn(apply(after, undo)), store: after };
}

describe('a change of a series from today on', () => {
  it('[RP12] keeps the days before today, and its undo restores all', () => {
    const { before, after, undone } = changed(
      [weekly],
      changeSeries([weekly], today, { title: 'Bins and glass', rule: 'FREQ=WEEKLY;BYDAY=WE' }),
    );
    expect(after.slice(0, 3)).toEqual(['03-09 Bins', '03-11 Bins and glass', '03-18 Bins and glass']);
    expect(undone).toEqual(before);
  });

  it('[RP4] of its title alone keeps the weeks of an interval and what is left of its times', () => {
    const series = { ...weekly, rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=3' };
    const rest = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=2';
    const { after } = changed([series], changeSeries([series], today, { title: 'Glass', rule: rest }));
    expect(after).toEqual(['03-09 Bins', '03-23 Glass', '04-06 Glass']);
  });

  it('[RP4] of its end alone keeps the weeks of an interval', () => {
    const series = { ...weekly, rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO' };
    const rule = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20260406';
    const { after, undone } = changed([series], changeSeries([series], today, { title: 'Bins', rule }));
    expect(after).toEqual(['03-09 Bins', '03-23 Bins', '04-06 Bins']);
    expect(undone).toEqual(['03-09', '03-23', '04-06', '04-20'].map((day) => `${day} Bins`));
  });

  it('[RP12] changes a series that begins today or later itself', () => {
    const { changes, undo } = changeSeries([weekly], first, { title: 'Glass', rule: weekly.rule ?? '' });
    expect(changes).toEqual([
      { type: 'patch', collection: 'repeats', id: 'bins', fields: { title: 'Glass' }, clear: [] },
    ]);
    expect(changed([weekly], { changes, undo }).undone).toEqual(mondays.map((day) => `${day} Bins`));
  });

  it('[RP4] on two devices makes one more record, and the later change counts', () => {
    const one = changeSeries([weekly], today, { title: 'Glass', rule: 'FREQ=WEEKLY;BYDAY=WE' });
    const other = changeSeries([weekly], today, { title: 'Paper', rule: 'FREQ=WEEKLY;BYDAY=TH' });
    const store = apply(storeOf([weekly]), [...one.changes, ...other.changes]);
    expect(segmentsIn(store)).toHaveLength(2);
    expect(daysIn(store).slice(0, 2)).toEqual(['03-09 Bins', '03-12 Paper']);
  });

  it('[RP12] whose undo keeps what another device has changed meanwhile', () => {
    const { changes, undo } = changeSeries([weekly], first, { title: 'Bins', rule: 'FREQ=WEEKLY;BYDAY=WE' });
    const renamed: Change = {
      type: 'patch',
      collection: 'repeats',
      id: 'bins',
      fields: { title: 'Glass' },
      clear: [],
    };
    const store = apply(storeOf([weekly]), [...changes, renamed, ...undo]);
    expect(daysIn(store)).toEqual(mondays.map((day) => `${day} Glass`));
  });

  it('[RP12] counts also where a later change of another device follows, and its undo restores that one', () => {
    const later = { ...weekly, id: 'bins-20260323', first: planDay('2026-03-23'), title: 'Paper' };
    const { before, after, undone } = changed(
      [weekly, later],
      changeSeries([weekly, later], today, { title: 'Glass', rule: weekly.rule ?? '' }),
    );
    expect(after).toEqual(mondays.map((day, index) => `${day} ${index === 0 ? 'Bins' : 'Glass'}`));
    expect(undone).toEqual(before);
  });
});

describe('a change of a series that goes on with another segment', () => {
  const thursdays = {
    ...weekly,
    id: 'bins-20260319',
    first: planDay('2026-03-19'),
    rule: 'FREQ=WEEKLY;BYDAY=TH',
  };
  const untilToday = { ...weekly, rule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260309' };

  it('[RP12] of its title alone keeps the rule of each', () => {
    const segments: Segments = [weekly, thursdays];
    const { before, after, undone } = changed(
      segments,
      changeSeries(segments, today, { title: 'Glass', rule: weekly.rule ?? '' }),
    );
    expect(after.slice(0, 4)).toEqual(['03-09 Bins', '03-16 Glass', '03-19 Glass', '03-26 Glass']);
    expect(undone).toEqual(before);
  });

  it('[RP12] of its rule begins today, though the segment begins later', () => {
    const segments: Segments = [untilToday, thursdays];
    const { before, after, undone } = changed(
      segments,
      changeSeries(segments, today, { title: 'Bins', rule: 'FREQ=WEEKLY;BYDAY=WE' }),
    );
    expect(after.slice(0, 3)).toEqual(['03-09 Bins', '03-11 Bins', '03-18 Bins']);
    expect(undone).toEqual(before);
  });

  it.each([
    ['before its first day', '2026-03-12', ['03-12 Bins', '03-19 Bins', '03-26 Bins']],
    ['after its first day', '2026-03-17', ['03-16 Bins', '03-17 Bins', '03-24 Bins']],
  ])('[RP15] moves on from a new day %s', (_, to, days) => {
    const segments: Segments = [{ ...weekly, first: second }];
    const moved = movedSeries(segments, second, planDay(to), today);
    const { before, after, undone } = changed(segments, moveSeries(segments, moved!));
    expect(after.slice(0, 3)).toEqual(days);
    expect(undone).toEqual(before);
  });
});

describe('the end of a series', () => {
  it('[RP11] that has no day left adds no record', () =>
    expect(endSeries([{ ...weekly, rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=1' }], today)).toEqual({
      changes: [],
      undo: [],
    }));

  it('[RP11] keeps the days before today, and its undo restores the others', () => {
    const { before, after, undone } = changed([weekly], endSeries([weekly], today));
    expect(after).toEqual(['03-09 Bins']);
    expect(undone).toEqual(before);
  });

  it('[RP11] of one that begins today or later removes it', () => {
    const { after, undone, store } = changed([weekly], endSeries([weekly], first));
    expect([after, segmentsIn(store)]).toEqual([[], []]);
    expect(undone).toEqual(mondays.map((day) => `${day} Bins`));
  });

  it('[RP11] of one that was changed today ends the record of the change', () => {
    const segments: Segments = [weekly, { ...weekly, id: 'bins-20260316', first: second, title: 'Glass' }];
    const { before, after, undone } = changed(segments, endSeries(segments, second));
    expect(after).toEqual(['03-09 Bins']);
    expect(undone).toEqual(before);
  });
});

it("[RP11] 'All from today on' takes along stored days that nothing was changed of", () => {
  const dayOf = (id: string, fields: object) =>
    aTask(user, { id, title: 'Bins', date: second, repeat: 'bins', repeatDay: second, ...fields });
  const stored = [
    dayOf('same', {}),
    dayOf('done', { completed: true }),
    dayOf('renamed', { title: 'Glass' }),
    dayOf('moved', { date: last }),
    dayOf('before', { date: first, repeatDay: first }),
    dayOf('other', { repeat: 'plants' }),
  ];
  expect(unchangedDays(taskSeries, [weekly], stored, today).map(({ id }) => id)).toEqual(['same']);
});

describe('new times of a series of reminders', () => {
  const series = aRepeat(user, {
    id: 'pills',
    title: 'Pills',
    makes: 'reminder',
    first,
    time: clockTime('09:00'),
  });
  const dayOf = (id: string, time: string, title = 'Pills') =>
    aReminder(user, {
      ...{ id, title, dateTime: momentAt(second, clockTime(time)) },
      ...{ repeat: 'pills', repeatDay: second },
    });
  const fields = { time: clockTime('10:00') };

  it('[RP21] count from today on, and their undo restores the others', () => {
    const store = storeOf([series]);
    const { changes, undo } = editSeries([series], today, fields);
    const timesIn = (segments: readonly Repeat[]) =>
      [...occurrences(segments, first, second)].map(({ segment }) => segment.time);
    const after = apply(store, changes);
    expect(timesIn(segmentsIn(after)).slice(0, 3)).toEqual(['09:00', '10:00', '10:00']);
    expect(timesIn(segmentsIn(apply(after, undo))).slice(0, 3)).toEqual(['09:00', '09:00', '09:00']);
  });

  it('[RP21] are those of stored days that differ in nothing, and of no others', () => {
    const stored = [dayOf('same', '09:00'), dayOf('later', '11:00'), dayOf('renamed', '09:00', 'Two pills')];
    const { changes, undo } = followDays(reminderSeries, [series], { stored, day: today, fields });
    const times = [...changes, ...undo].map((change) => [change.id, 'fields' in change && change.fields]);
    expect(times).toEqual([
      ['same', { dateTime: momentAt(second, clockTime('10:00')) }],
      ['same', { dateTime: momentAt(second, clockTime('09:00')) }],
    ]);
  });
});

describe('a task that was a day of another series', () => {
  const series = { id: 'new', user, title: 'Bins', first: today, rule: 'FREQ=DAILY', now: weekly.createdAt };
  const typesOf = (changes: readonly Change[]) =>
    changes.map(({ type, collection }) => `${type} ${collection}`);

  it('[RP8] gives its place to the first day of the new one', () => {
    const task = aTask(user, { date: today, repeat: 'old', repeatDay: today });
    const { changes, undo } = beginSeries(taskSeries, task, series);
    expect(typesOf(changes)).toEqual(['create repeats', 'remove tasks', 'create repeatSkips']);
    expect(typesOf(undo)).toEqual(['remove repeats', 'restore tasks', 'remove repeatSkips']);
  });

  it('[RP8] stays in place of the first day if it is done', () => {
    const task = aTask(user, { date: today, repeat: 'old', repeatDay: today, completed: true });
    expect(typesOf(beginSeries(taskSeries, task, series).changes)).toEqual([
      'create repeats',
      'create repeatSkips',
    ]);
  });
});
