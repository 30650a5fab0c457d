import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockTime } from '../time/clock-time.ts';
import { momentAt } from '../time/moment-at.ts';
import { planDay } from '../time/plan-day.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import { quickMoments } from './quick-moments.ts';

const offered = (date: string, time: string) =>
  quickMoments(new Date(momentAt(planDay(date), clockTime(time)))).map(({ label, ...when }) => [
    label,
    `${when.date} ${when.time}`,
  ]);

describe('the quick choices of a reminder', () => {
  it('[RM12] are in one hour, this evening and tomorrow morning', () => {
    expect(offered('2026-03-10', '12:05')).toEqual([
      ['In 1 hour', '2026-03-10 13:05'],
      ['This evening', '2026-03-10 19:00'],
      ['Tomorrow 9:00', '2026-03-11 09:00'],
    ]);
  });

  it('[RM12] at 18:29 this evening is still offered', () => {
    expect(offered('2026-03-10', '18:29')[1]).toEqual(['This evening', '2026-03-10 19:00']);
  });

  it.each(['18:30', '19:00', '22:00'])('[RM12] from %s on this evening is not offered', (time) => {
    expect(offered('2026-03-10', time).map(([label]) => label)).toEqual(['In 1 hour', 'Tomorrow 9:00']);
  });

  it('[RM12] in one hour is tomorrow shortly before midnight', () => {
    expect(offered('2026-12-31', '23:30')).toEqual([
      ['In 1 hour', '2027-01-01 00:30'],
      ['Tomorrow 9:00', '2027-01-01 09:00'],
    ]);
  });

  it('[RM12] [ST2] after midnight, tomorrow is the morning of the day that has not started yet', () => {
    const now = new Date(momentAt(planDay('2026-03-11'), clockTime('01:00')));
    expect(quickMoments(now, planDay('2026-03-10'))).toEqual([
      { label: 'In 1 hour', date: '2026-03-11', time: '02:00' },
      { label: 'Tomorrow 9:00', date: '2026-03-11', time: '09:00' },
    ]);
  });

  it('[RM8] before the hour that the clock skips, one hour means 60 minutes', () =>
    inZone('Europe/Berlin', () => {
      expect(offered('2026-03-29', '01:30')[0]).toEqual(['In 1 hour', '2026-03-29 03:30']);
    }));

  it('[RM8] in the hour that the clock shows twice, a time that would mean the past is not offered', () =>
    inZone('Europe/Berlin', () => {
      expect(offered('2026-10-25', '02:30').map(([label]) => label)).toEqual([
        'This evening',
        'Tomorrow 9:00',
      ]);
    }));

  it.each(zones)('[RM12] in %s each is in the future at any moment', (zone) =>
    inZone(zone, () => {
      const anyTime = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 11, 31) });
      fc.assert(
        fc.property(anyTime, (time) => {
          for (const { date, time: at } of quickMoments(new Date(time)))
            expect(Date.parse(momentAt(date, at))).toBeGreaterThan(time);
        }),
      );
    }),
  );
});
