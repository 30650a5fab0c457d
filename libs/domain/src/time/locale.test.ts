import { describe, expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';
import { clockText } from './clock-text.ts';
import { shortDay, timeText } from './format.ts';
import { hourCycleIn, localeKeys, localeWith } from './locale.ts';
import { planDay } from './plan-day.ts';
import { firstWeekday } from './week.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('[ST1] the locale of a user', () => {
  it('is the browser’s own without a choice', () =>
    expect([localeKeys({}), localeWith('')]).toEqual(['', undefined]));

  it.each([
    ['en-US', 'h23', '14:00', '00:05'],
    ['en-GB', 'h12', '2:00 pm', '12:05 am'],
    ['de', 'h12', '2:00 PM', '12:05 AM'],
    ['en-US', 'h12', '2:00 PM', '12:05 AM'],
  ] as const)('of %s shows %s as %s and %s', (base, hourCycle, afternoon, night) => {
    const locale = localeWith(localeKeys({ hourCycle }), base);
    expect(['14:00', '00:05'].map((time) => plain(timeText(clockTime(time), locale)))).toEqual([
      afternoon,
      night,
    ]);
  });

  it.each([
    ['monday', 1],
    ['sunday', 0],
    ['saturday', 6],
  ] as const)('begins weeks on %s, whatever its language does', (weekStart, first) => {
    for (const base of ['en-US', 'en-GB', 'ar-EG', 'de-u-fw-sun'])
      expect(firstWeekday(localeWith(localeKeys({ weekStart }), base))).toBe(first);
  });

  it('says which hours were chosen', () =>
    expect(['de-u-fw-mon-hc-h23', 'de-u-hc-h12', 'de-u-fw-mon', undefined].map(hourCycleIn)).toEqual([
      'h23',
      'h12',
      undefined,
      undefined,
    ]));

  it('keeps the language, and one choice says nothing of the other', () => {
    const locale = localeWith(localeKeys({ weekStart: 'saturday' }), 'en-GB');
    expect([shortDay(planDay('2026-03-04'), locale), timeText(clockTime('14:00'), locale)]).toEqual([
      '4 Mar',
      '14:00',
    ]);
    expect(firstWeekday(localeWith(localeKeys({ hourCycle: 'h23' }), 'ar-EG'))).toBe(6);
  });
});

it('[NF23] a notification has 12 hours until 24 are chosen', () =>
  expect([clockText(clockTime('09:05')), clockText(clockTime('09:05'), 'h23')]).toEqual([
    '9:05 AM',
    '09:05',
  ]));
