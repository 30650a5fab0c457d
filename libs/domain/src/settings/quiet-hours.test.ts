import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClockTime, Instant } from '../brands.ts';
import { clockIn } from '../time/time-zone.ts';
import { quietHoursOf, quietUntil } from './quiet-hours.ts';

const hours = (from: string, to: string) => ({ from: from as ClockTime, to: to as ClockTime });
const at = (moment: string) => moment as Instant;
const berlin = 'Europe/Berlin';

describe('quiet hours', () => {
  it.each([
    // A night, from its first minute to its last; in winter Berlin is one hour ahead of UTC.
    ['22:00', '07:00', '2026-03-05T20:59:59.999Z', undefined],
    ['22:00', '07:00', '2026-03-05T21:00:00.000Z', '2026-03-06T06:00:00.000Z'],
    ['22:00', '07:00', '2026-03-05T23:30:00.000Z', '2026-03-06T06:00:00.000Z'],
    ['22:00', '07:00', '2026-03-06T05:59:59.999Z', '2026-03-06T06:00:00.000Z'],
    ['22:00', '07:00', '2026-03-06T06:00:00.000Z', undefined],
    // Within a day, and until midnight.
    ['13:00', '14:30', '2026-03-05T12:30:00.000Z', '2026-03-05T13:30:00.000Z'],
    ['13:00', '14:30', '2026-03-05T13:30:00.000Z', undefined],
    ['22:00', '00:00', '2026-03-05T22:30:00.000Z', '2026-03-05T23:00:00.000Z'],
    ['00:00', '06:00', '2026-03-05T23:00:00.000Z', '2026-03-06T05:00:00.000Z'],
    // The night in which 2:00 becomes 3:00, with a skipped end, and a skipped start.
    ['22:00', '07:00', '2026-03-28T22:00:00.000Z', '2026-03-29T05:00:00.000Z'],
    ['22:00', '02:30', '2026-03-29T00:45:00.000Z', '2026-03-29T01:30:00.000Z'],
    ['02:30', '05:00', '2026-03-29T01:15:00.000Z', undefined],
    ['02:30', '05:00', '2026-03-29T01:30:00.000Z', '2026-03-29T03:00:00.000Z'],
    // The night in which 3:00 becomes 2:00: 2:30 exists twice, and the first one counts.
    ['22:00', '02:30', '2026-10-25T00:15:00.000Z', '2026-10-25T00:30:00.000Z'],
    ['22:00', '02:30', '2026-10-25T01:15:00.000Z', undefined],
    ['22:00', '07:00', '2026-10-25T01:15:00.000Z', '2026-10-25T06:00:00.000Z'],
  ])('[ST4] from %s to %s in Berlin, at %s end at %s', (from, to, moment, end) =>
    expect(quietUntil(hours(from, to), at(moment), berlin)).toBe(end),
  );

  it('[ST4] of other time zones follow their local time', () => {
    const moment = at('2026-03-05T21:30:00.000Z');
    expect(quietUntil(hours('22:00', '07:00'), moment, 'Asia/Tokyo')).toBe('2026-03-05T22:00:00.000Z');
    expect(quietUntil(hours('22:00', '07:00'), moment, 'America/New_York')).toBeUndefined();
  });

  const anyTime = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minutes) => {
    const two = (value: number) => String(value).padStart(2, '0');
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` as ClockTime;
  });
  const anyQuiet = fc
    .tuple(anyTime, anyTime)
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => ({ from, to }));
  const anyMoment = fc
    .integer({ min: Date.UTC(2024, 0, 2), max: Date.UTC(2030, 11, 30) })
    .map((time) => new Date(time).toISOString() as Instant);
  const anyZone = fc.constantFrom(berlin, 'America/St_Johns', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC');

  it('[ST4] end after the moment and within a day of it, and their end is not quiet', () => {
    fc.assert(
      fc.property(anyQuiet, anyMoment, anyZone, (quiet, moment, zone) => {
        const end = quietUntil(quiet, moment, zone);
        if (end === undefined) return;
        expect(end > moment).toBe(true);
        expect(Date.parse(end) - Date.parse(moment)).toBeLessThanOrEqual(25 * 3_600_000);
        expect(quietUntil(quiet, end, zone)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  it('[ST4] match the local time on days without a clock change', () => {
    fc.assert(
      fc.property(anyQuiet, anyMoment, (quiet, moment) => {
        const { time } = clockIn('Asia/Kolkata', moment);
        const { from, to } = quiet;
        const isWithin = from < to ? from <= time && time < to : time >= from || time < to;
        expect(quietUntil(quiet, moment, 'Asia/Kolkata') !== undefined).toBe(isWithin);
      }),
      { numRuns: 300 },
    );
  });

  it('[ST4] need both ends, which must differ', () => {
    const [night, morning] = ['22:00' as ClockTime, '07:00' as ClockTime];
    expect(quietHoursOf({ quietFrom: night, quietTo: morning })).toEqual({ from: night, to: morning });
    expect([{}, { quietFrom: night }, { quietFrom: night, quietTo: night }].map(quietHoursOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
