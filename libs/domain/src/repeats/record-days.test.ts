import { describe, expect, it } from 'vitest';
import type { Instant, PlanDay, UserId } from '../brands.ts';
import type { Repeat, RepeatSkip } from '../records/repeat.ts';
import type { Task } from '../records/task.ts';
import type { SeriesInView } from './missing-days.ts';
import { recordDays } from './record-days.ts';

const user = 'ada' as UserId;
const day = (text: string) => text as PlanDay;
const [monday, tuesday, wednesday] = [day('2026-03-09'), day('2026-03-10'), day('2026-03-11')];
const createdAt = '2026-03-01T08:00:00.000Z' as Instant;

const plants: Repeat = {
  id: 'plants',
  series: 'plants',
  userId: user,
  makes: 'task',
  first: monday,
  rule: 'FREQ=DAILY',
  title: 'Water the plants',
  createdAt,
};
const taskOf = (id: string, fields: Partial<Task>): Task => ({
  id,
  userId: user,
  title: id,
  completed: false,
  createdAt,
  ...fields,
});
const tuesdayOfPlants = { repeat: 'plants', repeatDay: tuesday };
const skipOf = (skipped: PlanDay): RepeatSkip => ({
  id: 'skip',
  userId: user,
  series: 'plants',
  day: skipped,
});

interface Known {
  readonly stored?: readonly Task[];
  readonly segments?: readonly Repeat[];
  readonly skips?: readonly RepeatSkip[];
  readonly changed?: readonly Task[];
  readonly works?: SeriesInView['works'];
}

/** The tasks from Monday to Wednesday. */
const shown = ({ stored = [], segments = [plants], works = new Map(), ...known }: Known) =>
  recordDays(
    'task',
    stored,
    { skips: [], changed: [], ...known, segments, works, from: monday, to: wednesday },
    'en-US',
  );
const daysOf = (known: Known) => shown(known).records.map(({ date, title }) => `${date} ${title}`);

describe('the tasks of a few days', () => {
  it('[RP26] begin with the note and the steps of their series, all of them open', () => {
    const own = { note: 'The small can', steps: 'a x Palm\nb - Fern' };
    expect(shown({ segments: [{ ...plants, ...own }] }).records[1]).toMatchObject({
      note: own.note,
      steps: 'a - Palm\nb - Fern',
    });
  });

  it('[RP7] have one of a series for each of its days without a record, the same on every device', () => {
    expect(daysOf({})).toEqual([monday, tuesday, wednesday].map((one) => `${one} Water the plants`));
    expect(shown({}).records[1]).toEqual({
      id: 'plants-20260310',
      userId: user,
      title: 'Water the plants',
      completed: false,
      date: tuesday,
      createdAt,
      ...tuesdayOfPlants,
      isComputed: true,
    });
  });

  it.each([
    ['a skip', { skips: [skipOf(tuesday)] }],
    ['a record that was moved out of these days', { changed: [taskOf('other-id', tuesdayOfPlants)] }],
  ])('[RP7] have none for a day with %s', (_, known) => {
    expect(daysOf(known)).toEqual([`${monday} Water the plants`, `${wednesday} Water the plants`]);
  });

  it('[RP7] have the record of a day in place of the computed one, whatever its id is', () => {
    const record = taskOf('hashed', { ...tuesdayOfPlants, date: tuesday, title: 'Water the roses' });
    expect(daysOf({ stored: [record], changed: [record] })).toEqual([
      `${monday} Water the plants`,
      `${tuesday} Water the roses`,
      `${wednesday} Water the plants`,
    ]);
  });

  it('[RP10] have both where a day was moved to another one of its series', () => {
    const moved = taskOf('plants-20260310', { ...tuesdayOfPlants, date: wednesday });
    const { records } = shown({ stored: [moved], changed: [moved], skips: [skipOf(tuesday)] });
    expect(records.map(({ id }) => id)).toEqual(['plants-20260309', 'plants-20260310', 'plants-20260311']);
  });

  it('[RP4] [RP12] follow the segment of their day', () => {
    const roses = { ...plants, id: 'plants-20260310', first: tuesday, title: 'Water the roses' };
    const { rule: _, ...rest } = plants;
    const ended = { ...rest, id: 'plants-20260311', first: wednesday };
    expect(daysOf({ segments: [ended, plants, roses] })).toEqual([
      `${monday} Water the plants`,
      `${tuesday} Water the roses`,
    ]);
  });

  it('[RP9] say when they repeat, those of an ended series and single ones do not', () => {
    const single = taskOf('single', { date: monday });
    const done = taskOf('done', { date: monday, repeat: 'gone', repeatDay: monday, completed: true });
    const { repeats } = shown({ stored: [single, done] });
    expect([repeats.get('plants-20260309'), repeats.get('single'), repeats.get('done')]).toEqual([
      'Every day',
      undefined,
      undefined,
    ]);
  });

  it('[RP9] say the rule as of the day that a moved one is planned for', () => {
    const weekly = { ...plants, id: 'weekly', first: tuesday, rule: 'FREQ=WEEKLY;BYDAY=TU' };
    const moved = taskOf('moved', { date: tuesday, repeat: 'plants', repeatDay: monday });
    const skip = skipOf(tuesday);
    const { repeats } = shown({ segments: [plants, weekly], stored: [moved], skips: [skip] });
    expect(repeats.get('moved')).toBe('Every week on Tuesday');
  });

  it('[RP9][RP25] say no rule of a moved one that is planned after the end of its series', () => {
    const { rule: _, ...ended } = { ...plants, id: 'plants-20260310', first: tuesday };
    const moved = taskOf('moved', { date: tuesday, repeat: 'plants', repeatDay: monday });
    const { repeats } = shown({ segments: [plants, ended], stored: [moved] });
    expect([...repeats]).toEqual([]);
  });

  it('are in order of creation within a day', () => {
    const early = taskOf('early', { date: monday, createdAt: '2026-02-01T08:00:00.000Z' as Instant });
    const late = taskOf('late', { date: monday, createdAt: '2026-03-08T08:00:00.000Z' as Instant });
    expect(
      shown({ stored: [early, late] })
        .records.slice(0, 3)
        .map(({ title }) => title),
    ).toEqual(['early', 'Water the plants', 'late']);
  });

  it('[RP14] of a work are within its days, and none while it is not there', () => {
    const segments = [{ ...plants, workId: 'garden' }];
    const works = new Map([['garden', { startDate: tuesday, endDate: tuesday }]]);
    expect(daysOf({ segments, works })).toEqual([`${tuesday} Water the plants`]);
    expect(daysOf({ segments })).toEqual([]);
  });

  it('have none of a series without a title', () => {
    const { title: _, ...untitled } = plants;
    expect(daysOf({ segments: [untitled] })).toEqual([]);
  });
});
