import { describe, expect, it } from 'vitest';
import { clockTime } from '../time/clock-time.ts';
import { planDay } from '../time/plan-day.ts';
import { inZone } from '../time/zones.fixture.ts';
import {
  activityTimesText,
  endOfActivity,
  isOvernight,
  lastsIntoNextDay,
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

  it("[TT7] are in the style of the user's locale, [TT15] with '+1' for the next day", () => {
    const night = activity('2026-03-04', '22:00', '06:00');
    expect(activityTimesText(night, 'en-US')).toBe('10:00 PM – 6:00 AM +1');
    expect(activityTimesText(night, 'en-GB')).toBe('22:00 – 06:00 +1');
    expect(activityTimesText(activity('2026-03-04', '09:00', '10:30'), 'en-GB')).toBe('09:00 – 10:30');
  });
});
