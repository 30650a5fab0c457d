import { describe, expect, it } from 'vitest';
import { clockTime } from '../time/clock-time.ts';
import { planDay } from '../time/plan-day.ts';
import { inZone } from '../time/zones.fixture.ts';
import {
  activityTimesText,
  endOfActivity,
  isOvernight,
  lastsIntoNextDay,
  shownActivity,
  startOfActivity,
} from './activity-times.ts';

const activity = (date: string, start: string, end: string) => ({
  date: planDay(date),
  startTime: clockTime(start),
  endTime: clockTime(end),
});

describe('the times of an activity', () => {
  it('[TT15] end on the next day if the end is before the start', () =>
    inZone('Europe/Berlin', () => {
      const night = activity('2026-03-04', '22:00', '06:00');
      expect(isOvernight(night)).toBe(true);
      expect(startOfActivity(night)).toBe('2026-03-04T21:00:00.000Z');
      expect(endOfActivity(night)).toBe('2026-03-05T05:00:00.000Z');
      expect(isOvernight(activity('2026-03-04', '09:00', '10:00'))).toBe(false);
    }));

  it("[TT15] that end at midnight show '+1', but the next day has no part of them", () => {
    const untilMidnight = activity('2026-03-04', '23:00', '00:00');
    expect(activityTimesText(untilMidnight, 'en-GB')).toBe('23:00 – 00:00 +1');
    expect(lastsIntoNextDay(untilMidnight)).toBe(false);
    expect(lastsIntoNextDay(activity('2026-03-04', '23:00', '00:01'))).toBe(true);
    expect(lastsIntoNextDay(activity('2026-03-04', '00:00', '23:59'))).toBe(false);
  });

  it('[NF13] begin one hour later where the clock skips their hour', () =>
    inZone('Europe/Berlin', () =>
      expect(startOfActivity(activity('2026-03-29', '02:30', '04:00'))).toBe('2026-03-29T01:30:00.000Z'),
    ));

  it.each([
    ['Europe/Berlin', '2026-03-29', '02:30–04:00', '03:30–04:00'],
    ['Europe/Berlin', '2026-03-29', '01:00–02:30', '01:00–03:30'],
    ['Europe/Berlin', '2026-03-29', '02:10–02:40', '03:10–03:40'],
    ['Europe/Berlin', '2026-03-28', '22:00–02:30', '22:00–03:30'],
    ['Europe/Berlin', '2026-03-28', '02:30–03:00', '02:30–03:00'],
    ['America/New_York', '2026-03-08', '02:30–09:00', '03:30–09:00'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15–09:00', '02:45–09:00'],
    ['Africa/Cairo', '2026-04-24', '00:30–09:00', '01:30–09:00'],
  ])('[TT7] in %s on %s the times %s are shown as %s', (zone, date, typed, shown) =>
    inZone(zone, () => {
      const [start = '', end = ''] = typed.split('–');
      const stored = activity(date, start, end);
      const { startTime, endTime } = shownActivity(stored);
      expect(`${startTime}–${endTime}`).toBe(shown);
      expect(startOfActivity(shownActivity(stored))).toBe(startOfActivity(stored));
      expect(endOfActivity(shownActivity(stored))).toBe(endOfActivity(stored));
    }),
  );

  it.each([
    ['02:30', '03:00', '03:30–04:00'],
    ['02:00', '03:00', '03:00–04:00'],
  ])('[TT7] keep their length if the skipped start %s would reach the end %s', (start, end, shown) =>
    inZone('Europe/Berlin', () => {
      const { startTime, endTime } = shownActivity(activity('2026-03-29', start, end));
      expect(`${startTime}–${endTime}`).toBe(shown);
    }),
  );

  it('[TT7] [TT15] stay on two days if a skipped end would reach the start', () =>
    inZone('Europe/Berlin', () =>
      expect(isOvernight(shownActivity(activity('2026-03-28', '03:15', '02:30')))).toBe(true),
    ));

  it("[TT7] are in the style of the user's locale, [TT15] with '+1' for the next day", () => {
    const night = activity('2026-03-04', '22:00', '06:00');
    expect(activityTimesText(night, 'en-US')).toBe('10:00 PM – 6:00 AM +1');
    expect(activityTimesText(night, 'en-GB')).toBe('22:00 – 06:00 +1');
    expect(activityTimesText(activity('2026-03-04', '09:00', '10:30'), 'en-GB')).toBe('09:00 – 10:30');
  });
});
