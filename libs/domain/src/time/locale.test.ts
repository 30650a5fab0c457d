import { describe, expect, it } from 'vitest';
import { isolated } from '../texts.ts';
import { clockTime } from './clock-time.ts';
import { clockText } from './clock-text.ts';
import { mediumDay, shortDay, timeText } from './format.ts';
import { browserLocale, hourCycleIn, localeKeys, localeWith, numberText } from './locale.ts';
import { planDay } from './plan-day.ts';
import { firstWeekday } from './first-weekday.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('[ST1] the locale of a user', () => {
  it('is the language of the browser by default', () =>
    expect([localeKeys({}), localeWith('')]).toEqual(['', browserLocale]));

  it.each([
    ['fa-IR', '27 نوامبر 2026', '14:00', '1,200'],
    ['th-TH', '27 พ.ย. 2026', '14:00', '1,200'],
    ['ar-SA', '27 نوفمبر 2026', '2:00 م', '1,200'],
    ['ja-JP-u-ca-japanese', '2026年11月27日', '14:00', '1,200'],
  ])('[ST5] of %s formats Gregorian days and plain digits', (base, day, time, number) => {
    const locale = localeWith('', base);
    expect([
      plain(mediumDay(planDay('2026-11-27'), locale)),
      plain(timeText(clockTime('14:00'), locale)),
      (1200).toLocaleString(locale),
    ]).toEqual([isolated(day), isolated(time), number]);
  });

  it.each([
    ['en-US-u-va-posix', ['Nov 27, 2026', '2:00 PM', '1,200', 0]],
    ['en-US-posix', ['Nov 27, 2026', '2:00 PM', '1,200', 0]],
    ['ar-SA-u-nu-latn', ['27 نوفمبر 2026', '2:00 م', '1,200', 0]],
    ['th-TH-u-ca-buddhist-nu-thai', ['27 พ.ย. 2026', '14:00', '1,200', 0]],
    ['de-DE-1996-u-hc-h12-x-home', ['27. Nov. 2026', '14:00', '1.200', 1]],
    ['zh-Hant-TW', ['2026年11月27日', '下午2:00', '1,200', 0]],
    ['en-US@posix', ['Nov 27, 2026', '2:00 PM', '1,200', 0]],
    ['C', ['Nov 27, 2026', '2:00 PM', '1,200', 0]],
    ['', ['Nov 27, 2026', '2:00 PM', '1,200', 0]],
  ] as const)('[ST5] of "%s" is its language and region', (base, [day, time, number, first]) => {
    const locale = localeWith('', base);
    expect([
      plain(mediumDay(planDay('2026-11-27'), locale)),
      plain(timeText(clockTime('14:00'), locale)),
      (1200).toLocaleString(locale),
      firstWeekday(locale),
    ]).toEqual([isolated(day), isolated(time), number, first]);
  });

  it('keeps the choices with any base', () => {
    const keys = localeKeys({ weekStart: 'saturday', hourCycle: 'h23' });
    for (const base of ['en-US-u-va-posix', 'ar-SA-u-nu-latn', 'th-TH-u-ca-buddhist', 'C']) {
      const locale = localeWith(keys, base);
      expect(firstWeekday(locale)).toBe(6);
      expect(timeText(clockTime('14:00'), locale)).toContain('14:00');
    }
  });

  it('[OF9] leaves out stored choices that no locale has', () =>
    expect(localeWith('<hc>', 'de-DE')).toBe('de-DE-u-ca-gregory-nu-latn'));

  it('[ST5] is the default of all formatting functions', () =>
    expect([shortDay(planDay('2026-11-27')), timeText(clockTime('14:00')), numberText(1200)]).toEqual([
      shortDay(planDay('2026-11-27'), browserLocale),
      timeText(clockTime('14:00'), browserLocale),
      '1,200',
    ]));

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
  ] as const)('begins weeks on %s, independent of its language', (weekStart, first) => {
    for (const base of ['en-US', 'en-GB', 'ar-EG', 'de-u-fw-sun'])
      expect(firstWeekday(localeWith(localeKeys({ weekStart }), base))).toBe(first);
  });

  it('contains the chosen hours', () =>
    expect(['de-u-fw-mon-hc-h23', 'de-u-hc-h12', 'de-u-fw-mon', undefined].map(hourCycleIn)).toEqual([
      'h23',
      'h12',
      undefined,
      undefined,
    ]));

  it('keeps the language, and one choice does not affect the other', () => {
    const locale = localeWith(localeKeys({ weekStart: 'saturday' }), 'en-GB');
    expect([shortDay(planDay('2026-03-04'), locale), timeText(clockTime('14:00'), locale)]).toEqual([
      '4 Mar',
      '14:00',
    ]);
    expect(firstWeekday(localeWith(localeKeys({ hourCycle: 'h23' }), 'ar-EG'))).toBe(6);
  });
});

it('[NF23] a notification has 12 hours unless 24 are chosen', () =>
  expect([clockText(clockTime('09:05')), clockText(clockTime('09:05'), 'h23')]).toEqual([
    '9:05 AM',
    '09:05',
  ]));
