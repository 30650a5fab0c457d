import { describe, expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';
import { clockTimeOf, planDayOf } from './clock.ts';
import { momentAt } from './moment-at.ts';
import { addDays, planDay } from './plan-day.ts';
import { clockIn, isTimeZone, momentIn } from './time-zone.ts';
import { inZone, zones } from './zones.fixture.ts';

/** Includes the hours at which clocks change somewhere. */
const times = ['00:00', '00:30', '01:45', '02:30', '03:00', '12:00', '23:59'].map(clockTime);
/** Two years by default; `DAYLOOM_PROVE=moments` takes all from 2024 to 2030. */
const [from, count] = process.env['DAYLOOM_PROVE'] === 'moments' ? ['2024', 2_557] : ['2026', 730];
const firstDay = planDay(`${from}-01-01`);
const days = Array.from({ length: count }, (_, index) => addDays(firstDay, index));

describe('the clock of a zone', () => {
  it.each(zones)(`[DA34] [NF13] agrees with the local one on ${count} days from ${from} on in %s`, (zone) =>
    inZone(zone, () => {
      const differences: string[] = [];
      for (const day of days)
        for (const time of times) {
          const moment = momentAt(day, time);
          const here = new Date(moment);
          const local = `${moment} ${planDayOf(here)} ${clockTimeOf(here)}`;
          const shown = clockIn(zone, moment);
          const inTheZone = `${momentIn(zone, day, time)} ${shown.day} ${shown.time}`;
          if (inTheZone !== local) differences.push(`${day} ${time}: ${inTheZone}, not ${local}`);
        }
      expect(differences).toEqual([]);
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
