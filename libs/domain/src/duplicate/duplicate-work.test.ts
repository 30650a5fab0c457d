import { describe, expect, it } from 'vitest';
import { type Repeat, repeats } from '../records/repeat.ts';
import { type Task, tasks as taskKind } from '../records/task.ts';
import { whyInvalid } from '../records/why-invalid.ts';
import { type Work, works } from '../records/work.ts';
import { occurrences } from '../repeats/occurrences.ts';
import { planDay } from '../time/plan-day.ts';
import { duplicateWork, type WholeWork } from './duplicate-work.ts';
import { at, now, segmentOf, taskOf, thesis } from './thesis.fixture.ts';

const copyOf = ({ work = thesis, tasks = [], segments = [] }: Partial<WholeWork>, startDate: string) =>
  duplicateWork(
    { work, tasks, segments },
    { id: 'new', workTitle: 'Again', startDate: planDay(startDate), now },
  );
const datesOf = (tasks: readonly Task[], startDate: string) =>
  copyOf({ tasks }, startDate).tasks.map(({ title, date }) => `${title} ${date}`);
const rulesOf = (segments: readonly Repeat[], startDate: string) =>
  copyOf({ segments }, startDate).segments.map(({ first, rule }) => `${first} ${rule}`);
/** The days of all series of a copy, up to the end of April. */
const daysOf = (segments: readonly Repeat[], startDate: string) =>
  [
    ...occurrences(copyOf({ segments }, startDate).segments, planDay('2026-01-01'), planDay('2026-04-30')),
  ].map(({ day }) => day);

describe('the copy of a work', () => {
  it('[WD23] has its length, priority and description, the chosen title and the chosen start', () => {
    expect(copyOf({}, '2026-03-16').work).toEqual({
      ...thesis,
      id: 'new',
      workTitle: 'Again',
      startDate: '2026-03-16',
      endDate: '2026-03-30',
      createdAt: now,
    });
  });

  it('[WD23] has every task at the same distance from the start, also those outside its days', () => {
    const tasks = [
      taskOf('before', '2026-01-31'),
      taskOf('first', '2026-02-02'),
      taskOf('last', '2026-02-16'),
      taskOf('after', '2026-03-01'),
      taskOf('undated', undefined),
    ];
    expect(datesOf(tasks, '2026-03-16')).toEqual([
      'before 2026-03-14',
      'first 2026-03-16',
      'last 2026-03-30',
      'after 2026-04-12',
      'undated undefined',
    ]);
  });

  it.each([
    // 29 February 2028 is one day more between the same dates; clocks change on 29 March 2026.
    ['2028-02-20', ['first 2028-02-20', 'later 2028-03-01', 'latest 2028-03-06']],
    ['2027-02-20', ['first 2027-02-20', 'later 2027-03-02', 'latest 2027-03-07']],
    ['2026-03-25', ['first 2026-03-25', 'later 2026-04-04', 'latest 2026-04-09']],
    ['2025-02-02', ['first 2025-02-02', 'later 2025-02-12', 'latest 2025-02-17']],
  ])('[WD23] counts calendar days from %s', (startDate, dates) => {
    const tasks = [
      taskOf('first', '2026-02-02'),
      taskOf('later', '2026-02-12'),
      taskOf('latest', '2026-02-17'),
    ];
    expect(datesOf(tasks, startDate)).toEqual(dates);
  });

  it('[WD23] has open tasks only, in the same order of creation', () => {
    const tasks = [
      taskOf('c', '2026-02-02', { createdAt: at(9), completed: true, completedAt: at(30) }),
      taskOf('b', '2026-02-02', { createdAt: at(2) }),
      taskOf('a', '2026-02-02', { createdAt: at(2) }),
    ];
    const copies = copyOf({ tasks }, '2026-03-16').tasks;
    const inOrder = copies.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
    expect(inOrder.map(({ title }) => title)).toEqual(['a', 'b', 'c']);
    expect(copies.every(({ completed, completedAt }) => !completed && completedAt === undefined)).toBe(true);
    expect(inOrder.every(({ createdAt }) => createdAt < now)).toBe(true);
  });

  it('[WD24] has the notes and the steps of its tasks, all open, and of its series', () => {
    const written = { steps: 'a x Outline', note: 'Long' };
    const open = { steps: 'a - Outline', note: 'Long' };
    const copy = copyOf(
      {
        tasks: [taskOf('write', '2026-02-02', written)],
        segments: [segmentOf('2026-02-02', 'FREQ=DAILY', open)],
      },
      '2026-03-16',
    );
    expect([copy.tasks[0], copy.segments[0]]).toEqual([
      expect.objectContaining(open),
      expect.objectContaining(open),
    ]);
  });

  it('[WD23] has a series in the place of the task that it began with', () => {
    const repeated = { repeat: 'swim', repeatDay: planDay('2026-02-02'), createdAt: at(2) };
    const tasks = [
      taskOf('swum', '2026-02-02', repeated),
      taskOf('write', '2026-02-02', { createdAt: at(3) }),
    ];
    const segments = [segmentOf('2026-02-02', 'FREQ=DAILY', { createdAt: at(4) })];
    const copy = copyOf({ tasks, segments }, '2026-03-16');
    const inOrder = [...copy.tasks, ...copy.segments].toSorted((a, b) =>
      a.createdAt.localeCompare(b.createdAt),
    );
    expect(inOrder.map(({ title }) => title)).toEqual(['Swim', 'write']);
  });

  it('[WD23] has the same ids when it is made again, and no id twice', () => {
    const whole = {
      tasks: Array.from({ length: 20 }, (_, index) => taskOf(`task${index}`, '2026-02-02')),
      segments: [segmentOf('2026-02-02', 'FREQ=DAILY')],
    };
    const idsOf = ({ tasks, segments }: WholeWork) => [...tasks, ...segments].map(({ id }) => id);
    const ids = idsOf(copyOf(whole, '2026-03-16'));
    expect(idsOf(copyOf(whole, '2026-03-20'))).toEqual(ids);
    expect(new Set(ids).size).toBe(21);
  });

  it('[WD23] has only valid records of its own', () => {
    const { work, tasks, segments } = copyOf(
      { tasks: [taskOf('write', '2026-02-02')], segments: [segmentOf('2026-02-02', 'FREQ=DAILY')] },
      '2026-03-16',
    );
    const fieldsOf = ({ id: _, ...fields }: Work | Task | Repeat) => ({ ...fields });
    expect([
      ...[work].map((one) => whyInvalid(works, fieldsOf(one))),
      ...tasks.map((one) => whyInvalid(taskKind, fieldsOf(one))),
      ...segments.map((one) => whyInvalid(repeats, fieldsOf(one))),
    ]).toEqual([undefined, undefined, undefined]);
    expect([...tasks, ...segments].map(({ workId }) => workId)).toEqual(['new', 'new']);
  });
});

describe('the series of the copy of a work', () => {
  it.each([
    ['FREQ=DAILY', 'FREQ=DAILY'],
    ['FREQ=DAILY;UNTIL=20260210', 'FREQ=DAILY;UNTIL=20260311'],
    ['FREQ=WEEKLY;BYDAY=MO,TH;COUNT=5', 'FREQ=WEEKLY;BYDAY=MO,TH;COUNT=5'],
    ['FREQ=MONTHLY;BYMONTHDAY=15;UNTIL=20270101', 'FREQ=MONTHLY;BYMONTHDAY=15;UNTIL=20270130'],
  ])('[WD23] %s becomes %s 29 days later', (rule, moved) => {
    expect(rulesOf([segmentOf('2026-02-04', rule)], '2026-03-03')).toEqual([`2026-03-05 ${moved}`]);
  });

  it('[WD23] an end moves over 29 February', () => {
    expect(rulesOf([segmentOf('2026-02-02', 'FREQ=DAILY;UNTIL=20260216')], '2028-02-16')).toEqual([
      '2028-02-16 FREQ=DAILY;UNTIL=20280301',
    ]);
  });

  it('[WD23] a series of several parts goes on in each of them', () => {
    const segments = [
      segmentOf('2026-02-02', 'FREQ=DAILY'),
      segmentOf('2026-02-05', 'FREQ=WEEKLY;BYDAY=MO', { id: 'swim-20260205' }),
      segmentOf('2026-02-20', undefined, { id: 'swim-20260220' }),
    ];
    const copies = copyOf({ segments }, '2026-03-02').segments;
    expect(copies.map(({ id, series }) => [id, series])).toEqual([
      [copies[0]?.id, copies[0]?.id],
      [`${copies[0]?.id}-20260305`, copies[0]?.id],
      [`${copies[0]?.id}-20260320`, copies[0]?.id],
    ]);
    expect(daysOf(segments, '2026-03-02')).toEqual([
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-09',
      '2026-03-16',
    ]);
  });

  it('[WD23] two series remain two', () => {
    const other = segmentOf('2026-02-02', 'FREQ=DAILY', { id: 'run', series: 'run' });
    const copies = copyOf({ segments: [segmentOf('2026-02-02', 'FREQ=DAILY'), other] }, '2026-03-02');
    expect(new Set(copies.segments.map(({ series }) => series)).size).toBe(2);
  });

  it('[WD23] its stored days are left out, as it makes its days again', () => {
    const tasks = [
      taskOf('swum', '2026-02-03', { repeat: 'swim', repeatDay: planDay('2026-02-03') }),
      taskOf('write', '2026-02-03'),
    ];
    const whole = { tasks, segments: [segmentOf('2026-02-02', 'FREQ=DAILY')] };
    expect(copyOf(whole, '2026-03-02').tasks.map(({ title }) => title)).toEqual(['write']);
  });

  it('[WD23] a series that would have no day is left out, and its stored days are single tasks', () => {
    const tasks = [taskOf('swum', '2026-02-02', { repeat: 'swim', repeatDay: planDay('2026-02-02') })];
    // From Monday to Tuesday there is a Monday, from Tuesday to Wednesday there is none.
    const whole = { tasks, segments: [segmentOf('2026-02-02', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260203')] };
    const { tasks: copies, segments } = copyOf(whole, '2026-03-03');
    expect(segments).toEqual([]);
    expect(copies).toMatchObject([{ title: 'swum', date: '2026-03-03' }]);
    expect(copies[0]).not.toHaveProperty('repeat');
  });
});
