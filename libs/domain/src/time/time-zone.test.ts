import { describe, expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';
import { clockTimeOf, planDayOf } from './clock.ts';
import { momentAt } from './moment-at.ts';
import { addDays, planDay } from './plan-day.ts';
import { clockIn, isTimeZone, momentIn } from './time-zone.ts';
import { inZone, zones } from './zones.fixture.ts';

/** Includes the hours at which clocks change somewhere. */
const times = ['00:00', '00:30', '01:45', '02:30', '03:00', '12:00', '23:59'].map(clockTime);
const firstDay = planDay('2024-01-01');
const days = Array.from({ length: 2_557 }, (_, index) => addDays(firstDay, index));

describe('the clock of a zone', () => {
  it.each(zones)('[DA34] [NF13] agrees with the local one on every day of 2024 to 2030 in %s', (zone) =>
    inZone(zone, () => {
      for (const day of days)
        for (const time of times) {
          const moment = momentAt(day, time);
          if (momentIn(zone, day, time) !== moment)
            throw new Error(`${day} ${time}: ${momentIn(zone, day, time)}, not ${moment}`);
          const here = new Date(moment);
          expect(clockIn(zone, moment)).toEqual({ day: planDayOf(here), time: clockTimeOf(here) });
        }
    }),
  );

  it('[NF13] a time that the clock skips is later by the change, and of one that it shows twice the first counts', () => {
    const at = (day: string) => momentIn('Europe/Berlin', planDay(day), clockTime('02:30'));
    expect(at('2026-03-29')).toBe('2026-03-29T01:30:00.000Z');
    expect(clockIn('Europe/Berlin', at('2026-03-29')).time).toBe('03:30');
    expect(at('2026-10-25')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('[DA33] distinguishes a time zone from other texts', () => {
    expect(['Europe/Berlin', 'UTC', 'Asia/Kathmandu'].every(isTimeZone)).toBe(true);
    expect(['Berlin', 'Europe/Atlantis', '', '../etc'].some(isTimeZone)).toBe(false);
    expect(() => momentIn('Berlin', firstDay, clockTime('12:00'))).toThrow(RangeError);
  });
});
