import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClockTime } from '../brands.ts';
import { clockTime } from '../time/clock-time.ts';
import { planDay } from '../time/plan-day.ts';
import { dayGridOf, type GridBlock, nowInGrid, timesOfHour } from './day-grid.ts';

const of = (startTime: string, endTime: string) => ({
  startTime: clockTime(startTime),
  endTime: clockTime(endTime),
});
const hoursOf = (...activities: ReturnType<typeof of>[]) => {
  const { hours } = dayGridOf(activities);
  return [hours[0], (hours.at(-1) ?? 0) + 1];
};
/** Start and end of each block in hours of the day. */
const spansOf = (...activities: ReturnType<typeof of>[]) => {
  const { hours, blocks } = dayGridOf(activities);
  const at = (part: number) => Math.round((part * hours.length + (hours[0] ?? 0)) * 100) / 100;
  return blocks.map(({ top, height }) => [at(top), at(top + height)]);
};

describe('the hours of a day', () => {
  it('[TT6] reach from an hour before the first activity to an hour after the last', () => {
    expect(hoursOf(of('07:15', '08:00'), of('19:00', '20:30'))).toEqual([6, 22]);
    expect(hoursOf(of('00:10', '08:00'), of('19:00', '23:30'))).toEqual([0, 24]);
  });

  it('[TT6] are ten at least, the usual ones where they hold it', () => {
    expect(hoursOf()).toEqual([8, 18]);
    expect(hoursOf(of('13:00', '13:45'))).toEqual([8, 18]);
    expect(hoursOf(of('06:00', '07:00'))).toEqual([5, 15]);
    expect(hoursOf(of('20:00', '22:15'))).toEqual([14, 24]);
    expect(hoursOf(of('00:00', '00:05'))).toEqual([0, 10]);
  });
});

describe('the blocks of a day', () => {
  it('[TT6] stand where they begin, as high as they last', () => {
    expect(spansOf(of('09:00', '11:30'), of('13:00', '13:45'))).toEqual([
      [9, 11.5],
      [13, 13.75],
    ]);
  });

  it('[TT15] run to the end of their own day where they end on the next', () => {
    expect(spansOf(of('22:30', '00:30'))).toEqual([[22.5, 24]]);
    expect(spansOf(of('10:00', '00:00'))).toEqual([[10, 24]]);
  });

  it('[TT6] are readable however short, and near midnight inside the day', () => {
    expect(spansOf(of('09:00', '09:05'))).toEqual([[9, 9.5]]);
    expect(spansOf(of('23:50', '23:55'))).toEqual([[23.5, 24]]);
    expect(spansOf(of('23:59', '00:10'))).toEqual([[23.5, 24]]);
  });

  it('[TT6] stand side by side only while others overlap them', () => {
    const { blocks, columns } = dayGridOf([
      of('09:00', '11:30'),
      of('10:00', '10:30'),
      of('10:30', '11:00'),
      of('12:00', '13:00'),
    ]);
    expect(blocks.map(({ left, width }) => [left, width])).toEqual([
      [0, 0.5],
      [0.5, 0.5],
      [0.5, 0.5],
      [0, 1],
    ]);
    expect(columns).toBe(2);
  });

  const minute = fc.integer({ min: 0, max: 1439 });
  const text = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}` as ClockTime;
  const activities = fc.array(
    fc
      .record({ start: minute, end: minute })
      .filter(({ start, end }) => start !== end)
      .map(({ start, end }) => ({ startTime: text(start), endTime: text(end) })),
    { maxLength: 40 },
  );
  const tiny = 1e-9;
  type Block = GridBlock<unknown>;
  const meet = (from: keyof Block & ('top' | 'left'), size: keyof Block & ('height' | 'width')) => {
    return (a: Block, b: Block) => a[from] < b[from] + b[size] - tiny && b[from] < a[from] + a[size] - tiny;
  };
  const meetInTime = meet('top', 'height');
  const meetInWidth = meet('left', 'width');

  it('[TT6] no two of any day cover each other', () =>
    fc.assert(
      fc.property(activities, (day) => {
        const { blocks } = dayGridOf(day);
        for (const [index, a] of blocks.entries())
          for (const b of blocks.slice(index + 1))
            expect(meetInTime(a, b) && meetInWidth(a, b), JSON.stringify([a, b])).toBe(false);
      }),
    ));

  it('[TT6] all of any day are there, within bounds and half an hour high at least', () =>
    fc.assert(
      fc.property(activities, (day) => {
        const { blocks, hours, columns } = dayGridOf(day);
        expect(new Set(blocks.map(({ activity }) => activity))).toEqual(new Set(day));
        expect(blocks).toHaveLength(day.length);
        for (const { top, height, left, width } of blocks) {
          expect(Math.min(top, left, columns * width - 1)).toBeGreaterThanOrEqual(-tiny);
          expect(Math.max(top + height, left + width)).toBeLessThanOrEqual(1 + tiny);
          expect(height * hours.length).toBeGreaterThanOrEqual(0.5 - tiny);
        }
      }),
    ));

  it('[TT6] one is drawn over all of the time that it takes', () =>
    fc.assert(
      fc.property(activities, (day) => {
        const { blocks, hours } = dayGridOf(day);
        for (const { activity, top, height } of blocks) {
          const at = (time: ClockTime) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
          const end = activity.endTime < activity.startTime ? 24 : at(activity.endTime);
          const from = top * hours.length + (hours[0] ?? 0);
          expect(from).toBeLessThanOrEqual(at(activity.startTime) + tiny);
          expect(from + height * hours.length).toBeGreaterThanOrEqual(end - tiny);
        }
      }),
    ));
});

describe('now', () => {
  const day = planDay('2026-03-10');
  const grid = dayGridOf([]);
  const now = (moment: string) => nowInGrid(grid, day, new Date(moment));

  it('[TT4] is marked on its own day, within the hours that show', () => {
    expect(now('2026-03-10T08:00')).toBe(0);
    expect(now('2026-03-10T13:00:59')).toBe(0.5);
    expect(now('2026-03-10T18:00')).toBe(1);
    for (const moment of ['2026-03-10T07:59', '2026-03-10T18:01', '2026-03-09T13:00', '2026-03-11T13:00'])
      expect(now(moment)).toBeUndefined();
  });
});

it('[TT15] the last hour of a day ends on the next', () => {
  expect(timesOfHour(9)).toEqual(of('09:00', '10:00'));
  expect(timesOfHour(23)).toEqual(of('23:00', '00:00'));
});
