import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isolated } from '../texts.ts';
import { durationText } from './duration-text.ts';
import { clockTime } from './clock-time.ts';
import { dayName, dayRange, greetingAt, timeText } from './format.ts';
import { planDay } from './plan-day.ts';
import { inZone, zones } from './zones.fixture.ts';

describe('a duration', () => {
  it.each([
    [0, '00:00'],
    [5, '00:05'],
    [59, '00:59'],
    [60, '01:00'],
    [1500, '25:00'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3723, '1:02:03'],
    [36_000, '10:00:00'],
    [359_999, '99:59:59'],
    [360_000, '100:00:00'],
    [4.9, '00:04'],
    [-1, '00:00'],
  ])('[LM7] of %d s reads %s', (seconds, text) => expect(durationText(seconds)).toBe(text));

  it('[LM7] reads back to the same seconds', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), (seconds) => {
        const parts = durationText(seconds).split(':').map(Number);
        expect(parts.reduce((sum, part) => sum * 60 + part, 0)).toBe(seconds);
        expect(parts.length).toBe(seconds < 3600 ? 2 : 3);
      }),
    );
  });
});

describe.each(zones)('a calendar day in %s', (zone) => {
  it('[GL2] [DB4] is formatted as that day', async () => {
    // A fresh module has no formatters that were created in another time zone.
    vi.resetModules();
    const { longDay, mediumDay, shortDay } = await import('./format.ts');
    inZone(zone, () => {
      const day = planDay('2026-03-04');
      expect(shortDay(day, 'en-US')).toBe('Mar 4');
      expect(shortDay(day, 'en-GB')).toBe('4 Mar');
      expect(mediumDay(day, 'en-US')).toBe('Mar 4, 2026');
      expect(longDay(day, 'en-US')).toBe('Wednesday, March 4');
      expect(longDay(day, 'en-GB')).toBe('Wednesday 4 March');
      expect(mediumDay(planDay('2011-12-30'), 'en-US')).toBe('Dec 30, 2011');
    });
  });
});

it.each([
  ['en-US', '8:30 AM'],
  ['en-GB', '08:30'],
  ['de', '08:30'],
])('[TT7] half past eight in %s is %s, as in moments', (locale, text) => {
  const plain = (written: string) => written.replace(/\s/g, ' ');
  expect(plain(timeText(clockTime('08:30'), locale))).toBe(text);
  expect(plain(new Date(2026, 2, 4, 8, 30).toLocaleString(locale, { timeStyle: 'short' }))).toBe(text);
});

it.each([
  ['en-US', '12:00 AM', '12:00 PM'],
  ['en-GB', '00:00', '12:00'],
  ['de-DE', '00:00', '12:00'],
  ['ar-EG', '١٢:٠٠ ص', '١٢:٠٠ م'],
  ['pt-PT', '00:00', '12:00'],
  ['ja-JP', '0:00', '12:00'],
  ['en-US-u-hc-h23', '00:00', '12:00'],
  ['en-GB-u-hc-h12', '12:00 am', '12:00 pm'],
])('[TT7] [ST1] in %s midnight is %s and noon %s', (locale, midnight, noon) => {
  const read = (time: string) => timeText(clockTime(time), locale).replace(/\s/g, ' ');
  expect([read('00:00'), read('12:00')]).toEqual([midnight, noon].map(isolated));
});

it('[TD10] a day has its weekday, and its year if it is not the current one', () => {
  const nameOf = (day: string) => dayName(planDay(day), planDay('2026-12-30'), 'en-US');
  expect([nameOf('2026-03-04'), nameOf('2027-01-01')]).toEqual([
    'Wednesday, March 4',
    'Friday, January 1, 2027',
  ]);
});

describe('a range of days', () => {
  it('has both ends', () => {
    expect(dayRange(planDay('2026-11-18'), planDay('2026-11-22'), 'en-GB')).toBe('18 Nov – 22 Nov');
    expect(dayRange(planDay('2026-11-28'), planDay('2026-12-02'), 'en-US')).toBe('Nov 28 – Dec 2');
  });
  it('has the years if they differ', () => {
    expect(dayRange(planDay('2026-12-30'), planDay('2027-01-02'), 'en-GB')).toBe('30 Dec 2026 – 2 Jan 2027');
  });
});

describe('the greeting', () => {
  it.each([
    [0, 'Good evening'],
    [4, 'Good evening'],
    [5, 'Good morning'],
    [11, 'Good morning'],
    [12, 'Good afternoon'],
    [17, 'Good afternoon'],
    [18, 'Good evening'],
    [23, 'Good evening'],
  ])('at %i:59 is %s', (hour, text) => expect(greetingAt(new Date(2026, 2, 4, hour, 59))).toBe(text));
});
