import { describe, expect, it } from 'vitest';
import { clockTime, isClockTime } from './clock-time.ts';
import { nowOf, todayOf } from './clock.ts';
import { isInstant } from './instant.ts';
import { momentAt } from './moment-at.ts';
import { planDay } from './plan-day.ts';
import { inZone, zones } from './zones.fixture.ts';

const at = (moment: string) => ({ now: () => new Date(moment) });

describe('today', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-03-05'],
    ['Europe/Berlin', '2026-03-05'],
    ['America/New_York', '2026-03-04'],
    ['Pacific/Honolulu', '2026-03-04'],
  ])('[DB4] is the local day in %s: %s', (zone, today) => {
    inZone(zone, () => expect(todayOf(at('2026-03-04T23:30:00.000Z'))).toBe(today));
  });

  it('[DA3] is a moment in UTC as well', () => {
    expect(nowOf(at('2026-03-04T23:30:00.000Z'))).toBe('2026-03-04T23:30:00.000Z');
  });
});

describe('a moment', () => {
  it.each([
    '2026-03-04',
    '2026-03-04T23:30',
    '2026-03-04T23:30:00Z',
    '2026-03-04T23:30:00.000+01:00',
    '2026-02-30T00:00:00.000Z',
    '2026-03-04T24:00:00.000Z',
    'now',
    0,
    null,
  ])('[DA3] is not %j', (value) => expect(isInstant(value)).toBe(false));

  it.each(zones)('[DA3] of a local day and time shows that day and time in %s', (zone) => {
    inZone(zone, () => {
      for (const day of ['2026-03-08', '2026-03-29', '2026-10-04', '2026-10-25', '2028-02-29']) {
        const date = new Date(momentAt(planDay(day), clockTime('21:45')));
        expect(date.toString()).toContain('21:45:00');
        expect(todayOf({ now: () => date })).toBe(day);
      }
    });
  });

  it('[DA3] of a time that the clock skips is later by the clock change', () =>
    inZone('Europe/Berlin', () =>
      expect(momentAt(planDay('2026-03-29'), clockTime('02:30'))).toBe('2026-03-29T01:30:00.000Z'),
    ));
});

describe('a clock time', () => {
  it.each(['00:00', '09:05', '23:59'])('[DA3] is %s', (value) => {
    expect(isClockTime(value)).toBe(true);
    expect(clockTime(value)).toBe(value);
  });
  it.each(['24:00', '9:05', '12:60', '12:00:00', '12:00 ', '', 900, null])('[DA3] is not %j', (value) => {
    expect(isClockTime(value)).toBe(false);
  });
  it('rejects other texts with an error that contains them', () => {
    expect(() => clockTime('noon')).toThrow('Not a clock time: noon');
  });
});
