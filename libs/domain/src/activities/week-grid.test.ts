import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClockTime } from '../brands.ts';
import { clockTime } from '../time/clock-time.ts';
import { addDays, planDay } from '../time/plan-day.ts';
import { inZone } from '../time/zones.fixture.ts';
import { startOfActivity } from './activity-times.ts';
import { dayBlocksOf, type GridBlock, movedActivity, positionInDay, timesOfHour } from './week-grid.ts';

const day = planDay('2026-03-10');
const before = addDays(day, -1);
const of = (startTime: string, endTime: string, date = day) => ({
  date,
  startTime: clockTime(startTime),
  endTime: clockTime(endTime),
});
type Times = ReturnType<typeof of>;

const hours = (share: number) => Math.round(share * 24 * 100) / 100;
/** The first and last hour of each block, in order. */
const spansOf = (...activities: Times[]) =>
  dayBlocksOf(activities, day).map(({ top, height }) => [hours(top), hours(top + height)]);
const startsOf = (...activities: Times[]) =>
  dayBlocksOf(activities, day).map(({ activity }) => `${activity.startTime}-${activity.endTime}`);

describe('the blocks of a day', () => {
  it('[TT18] begin at the height of their start, as high as their duration', () => {
    expect(spansOf(of('09:00', '11:30'), of('13:00', '13:45'))).toEqual([
      [9, 11.5],
      [13, 13.75],
    ]);
  });

  it('[TT18] have a readable height however short, and near midnight stay inside the day', () => {
    expect(spansOf(of('09:00', '09:05'))).toEqual([[9, 9.5]]);
    expect(spansOf(of('23:50', '23:55'))).toEqual([[23.5, 24]]);
    expect(spansOf(of('23:59', '00:10'))).toEqual([[23.5, 24]]);
  });

  it('[TT18] are in order of start, then end', () => {
    expect(
      startsOf(
        of('11:00', '13:00'),
        of('12:00', '12:05'),
        of('09:00', '21:00'),
        of('11:00', '13:00'),
        of('08:00', '09:30'),
        of('09:00', '00:30'),
        of('09:00', '10:00'),
      ),
    ).toEqual([
      '08:00-09:30',
      '09:00-10:00',
      '09:00-21:00',
      '09:00-00:30',
      '11:00-13:00',
      '11:00-13:00',
      '12:00-12:05',
    ]);
  });

  it('[TT18] are in columns while they overlap', () => {
    const blocks = dayBlocksOf(
      [of('09:00', '11:30'), of('10:00', '10:30'), of('10:30', '11:00'), of('12:00', '13:00')],
      day,
    );
    expect(blocks.map(({ left, width }) => [left, width])).toEqual([
      [0, 0.5],
      [0.5, 0.5],
      [0.5, 0.5],
      [0, 1],
    ]);
  });

  it('[TT15] [TT18] end at midnight on their own day, and continue on the next', () => {
    const night = of('22:00', '06:00', before);
    expect(dayBlocksOf([night], before)).toMatchObject([{ activity: night, continues: false }]);
    expect(dayBlocksOf([night], day)).toMatchObject([{ activity: night, continues: true }]);
    expect(spansOf(night, of('22:30', '00:30'))).toEqual([
      [0, 6],
      [22.5, 24],
    ]);
    expect(spansOf(of('22:00', '06:00', addDays(day, 1)), of('22:00', '06:00', addDays(day, -2)))).toEqual(
      [],
    );
  });

  it.each([
    ['a month', '2026-01-31', '2026-02-01'],
    ['a year', '2026-12-31', '2027-01-01'],
    ['a week', '2026-03-14', '2026-03-15'],
  ])('[TT15] continue across the end of %s', (_, evening, morning) => {
    const blocks = dayBlocksOf([of('23:00', '01:00', planDay(evening))], planDay(morning));
    expect(blocks.map(({ top, height }) => [hours(top), hours(height)])).toEqual([[0, 1]]);
  });

  it('[TT15] that end at midnight have no block on the next day', () => {
    expect(spansOf(of('23:30', '00:00', before))).toEqual([]);
    expect(spansOf(of('23:30', '00:00'))).toEqual([[23.5, 24]]);
  });

  it.each([
    ['Europe/Berlin', '2026-10-25'],
    ['America/New_York', '2026-11-01'],
    ['America/Santiago', '2026-09-06'],
    ['Australia/Lord_Howe', '2026-10-04'],
  ])('[TT18] have the position of their times in %s on %s, where the clock changes', (zone, date) =>
    inZone(zone, () => {
      const change = planDay(date);
      const blocks = dayBlocksOf([of('00:30', '03:30', change), of('12:00', '13:00', change)], change);
      expect(blocks.map(({ top, height }) => [hours(top), hours(height)])).toEqual([
        [0.5, 3],
        [12, 1],
      ]);
      expect(hours(positionInDay(new Date(startOfActivity(of('12:00', '13:00', change)))))).toBe(12);
    }),
  );

  const minute = fc.integer({ min: 0, max: 1439 });
  const text = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}` as ClockTime;
  const activities = fc.array(
    fc
      .record({ start: minute, end: minute, date: fc.constantFrom(before, day) })
      .filter(({ start, end }) => start !== end)
      .map(({ start, end, date }) => ({ date, startTime: text(start), endTime: text(end) })),
    { maxLength: 40 },
  );
  const tiny = 1e-9;
  type Block = GridBlock<Times>;
  const meet = (from: keyof Block & ('top' | 'left'), size: keyof Block & ('height' | 'width')) => {
    return (a: Block, b: Block) => a[from] < b[from] + b[size] - tiny && b[from] < a[from] + a[size] - tiny;
  };
  const meetInTime = meet('top', 'height');
  const meetInWidth = meet('left', 'width');

  it('[TT18] of any day do not cover each other', () =>
    fc.assert(
      fc.property(activities, (all) => {
        const blocks = dayBlocksOf(all, day);
        for (const [index, a] of blocks.entries())
          for (const b of blocks.slice(index + 1))
            expect(meetInTime(a, b) && meetInWidth(a, b), JSON.stringify([a, b])).toBe(false);
      }),
    ));

  it('[TT18] of any day are complete, inside the day and cover all of their time', () =>
    fc.assert(
      fc.property(activities, (all) => {
        const blocks = dayBlocksOf(all, day);
        const lasting = all.filter(
          ({ date, startTime, endTime }) => date === day || (endTime < startTime && endTime > '00:00'),
        );
        expect(new Set(blocks.map(({ activity }) => activity))).toEqual(new Set(lasting));
        expect(blocks).toHaveLength(lasting.length);
        const at = (time: ClockTime) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / 1440;
        for (const { activity, continues, top, height, left, width } of blocks) {
          expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
          expect(Math.max(top + height, left + width)).toBeLessThanOrEqual(1 + tiny);
          expect(height * 48).toBeGreaterThanOrEqual(1 - tiny);
          const end = !continues && activity.endTime < activity.startTime ? 1 : at(activity.endTime);
          expect(top).toBeLessThanOrEqual((continues ? 0 : at(activity.startTime)) + tiny);
          expect(top + height).toBeGreaterThanOrEqual(end - tiny);
        }
      }),
    ));
});

it('[TT15] the last hour of a day ends on the next day', () => {
  expect(timesOfHour(9)).toEqual({ startTime: '09:00', endTime: '10:00' });
  expect(timesOfHour(23)).toEqual({ startTime: '23:00', endTime: '00:00' });
});

describe('a dragged activity', () => {
  const hour = 1 / 24;
  const next = addDays(day, 1);

  it('[TT19] keeps its length, and starts at a quarter of an hour', () => {
    expect(movedActivity(of('09:00', '10:30'), day, 2.1 * hour)).toEqual(of('11:00', '12:30'));
    expect(movedActivity(of('09:05', '09:10'), day, -0.4 * hour)).toEqual(of('08:45', '08:50'));
  });

  it('[TT19] keeps its times when only its day changes', () => {
    expect(movedActivity(of('09:05', '10:00'), next, 0.1 * hour)).toEqual(of('09:05', '10:00', next));
  });

  it('[TT15] [TT19] may end on the next day, or no longer end on it', () => {
    expect(movedActivity(of('22:00', '23:30'), day, hour)).toEqual(of('23:00', '00:30'));
    expect(movedActivity(of('22:00', '06:00'), day, -12 * hour)).toEqual(of('10:00', '18:00'));
  });

  it('[TT19] starts inside the day however far it is moved', () => {
    expect(movedActivity(of('22:00', '23:00'), day, hour * 5)).toEqual(of('23:45', '00:45'));
    expect(movedActivity(of('02:00', '03:00'), day, hour * -5)).toEqual(of('00:00', '01:00'));
  });
});
