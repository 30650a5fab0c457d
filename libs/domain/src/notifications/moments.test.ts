import { describe, expect, it } from 'vitest';
import type { Instant } from '../brands.ts';
import { clockTime } from '../time/clock-time.ts';
import { momentAt } from '../time/moment-at.ts';
import { planDay } from '../time/plan-day.ts';
import { clockIn } from '../time/time-zone.ts';
import { clockText } from '../time/clock-text.ts';
import { inZone } from '../time/zones.fixture.ts';
import { momentsOf, notifiedHere, type NotifiedItem } from './moments.ts';

const item = (overrides: Partial<NotifiedItem> = {}): NotifiedItem => ({
  type: 'reminder',
  id: 'r1',
  title: 'Call the dentist',
  startsAt: '2026-03-05T08:05:00.000Z' as Instant,
  createdAt: '2026-03-01T08:00:00.000Z' as Instant,
  ...overrides,
});

describe('the moments of an item', () => {
  it('[NF11] [NF21] [NF22] [NF23] a reminder notifies ten minutes before and at its start', () =>
    inZone('Europe/Berlin', () => {
      const [ahead, start] = momentsOf(item());
      expect(ahead).toMatchObject({
        at: '2026-03-05T07:55:00.000Z',
        title: 'Upcoming Reminder',
        body: 'Call the dentist starts in 10 minutes (9:05 AM)',
      });
      expect(start).toMatchObject({
        at: '2026-03-05T08:05:00.000Z',
        title: 'Reminder',
        body: 'Call the dentist is starting now (9:05 AM)',
      });
    }));

  it("[NF21] [NF22] an activity is 'Upcoming Schedule', then 'Scheduled Event'", () => {
    expect(momentsOf(item({ type: 'schedule' })).map(({ title }) => title)).toEqual([
      'Upcoming Schedule',
      'Scheduled Event',
    ]);
  });

  it("[NF19] a late one contains its due time and ends in '(missed at {time})'", () =>
    inZone('Europe/Berlin', () =>
      expect(momentsOf(item()).map(({ lateBody }) => lateBody)).toEqual([
        'Call the dentist starts at 9:05 AM (missed at 8:55 AM)',
        'Call the dentist started at 9:05 AM (missed at 9:05 AM)',
      ]),
    ));

  it('[NF20] each moment has a unique tag, which changes with the time and not with the title', () => {
    const tags = [item(), item({ startsAt: '2026-03-05T08:06:00.000Z' as Instant }), item({ id: 'r2' })]
      .flatMap((one) => momentsOf(one))
      .map(({ tag }) => tag);
    expect(new Set(tags).size).toBe(6);
    expect(momentsOf(item({ title: 'Call her' })).map(({ tag }) => tag)).toEqual(tags.slice(0, 2));
    const [long] = momentsOf(item({ type: 'schedule', id: 'x'.repeat(128) }));
    expect(long?.tag).toMatch(/^[A-Za-z0-9_-]{1,90}$/);
  });

  it('[RM7] [NF12] an item added in the past has none, and five minutes ahead only the start', () => {
    const createdAt = '2026-03-05T08:00:00.000Z' as Instant;
    expect(momentsOf(item({ createdAt })).map(({ title }) => title)).toEqual(['Reminder']);
    expect(momentsOf(item({ createdAt: '2026-03-05T08:05:01.000Z' as Instant }))).toEqual([]);
    expect(momentsOf(item({ createdAt: '2026-03-05T07:55:00.000Z' as Instant }))).toHaveLength(2);
  });

  it('[NF23] the time is in the given format', () => {
    const inTokyo = (moment: Instant) => clockText(clockIn('Asia/Tokyo', moment).time);
    expect(momentsOf(item(), { ...notifiedHere, timeText: inTokyo })[1]?.body).toBe(
      'Call the dentist is starting now (5:05 PM)',
    );
  });

  it('[NF13] an item in an hour that the clock skips starts one hour later', () =>
    inZone('Europe/Berlin', () => {
      const startsAt = momentAt(planDay('2026-03-29'), clockTime('02:30'));
      expect(momentsOf(item({ type: 'schedule', startsAt }))[1]).toMatchObject({
        at: '2026-03-29T01:30:00.000Z',
        body: 'Call the dentist is starting now (3:30 AM)',
      });
    }));
});

describe('the moments of an item with leads of its own', () => {
  const bodies = (overrides: Partial<NotifiedItem>, leads?: string) =>
    momentsOf(item(overrides), { ...notifiedHere, leads }).map(
      ({ at, body }) => `${at.slice(5, 16)} ${body}`,
    );

  it('[NF31] [NF21] say how early they are', () =>
    inZone('Europe/Berlin', () =>
      expect(
        bodies({ createdAt: '2026-01-01T08:00:00.000Z' as Instant, leads: '2880 1440 120 60 30' }),
      ).toEqual([
        '03-03T08:05 Call the dentist starts in 2 days (9:05 AM)',
        '03-04T08:05 Call the dentist starts tomorrow at 9:05 AM',
        '03-05T06:05 Call the dentist starts in 2 hours (9:05 AM)',
        '03-05T07:05 Call the dentist starts in 1 hour (9:05 AM)',
        '03-05T07:35 Call the dentist starts in 30 minutes (9:05 AM)',
      ]),
    ));

  it('[NF19] [NF31] say late on which day the item starts', () =>
    inZone('Europe/Berlin', () => {
      const leads = '2880 1440 120';
      const late = momentsOf(item({ createdAt: '2026-01-01T08:00:00.000Z' as Instant, leads }));
      expect(late.map(({ lateBody }) => lateBody.replace('Call the dentist ', ''))).toEqual([
        'starts in 2 days at 9:05 AM (missed at 9:05 AM)',
        'starts tomorrow at 9:05 AM (missed at 9:05 AM)',
        'starts at 9:05 AM (missed at 7:05 AM)',
      ]);
    }));

  it('[NF31] follow the settings where there is no choice', () =>
    inZone('Europe/Berlin', () => {
      expect(bodies({}, '5')).toEqual(['03-05T08:00 Call the dentist starts in 5 minutes (9:05 AM)']);
      expect(bodies({ leads: '0' }, '5')).toEqual(['03-05T08:05 Call the dentist is starting now (9:05 AM)']);
      expect(bodies({ leads: 'none' }, '5')).toEqual([]);
      expect(bodies({}, 'none')).toEqual([]);
    }));

  it('[NF31] a day before is the same time of the clock, also over a change of the clock', () =>
    inZone('Europe/Berlin', () => {
      const startsAt = momentAt(planDay('2026-03-29'), clockTime('12:00'));
      expect(bodies({ startsAt, leads: '2880 1440' })).toEqual([
        '03-27T11:00 Call the dentist starts in 2 days (12:00 PM)',
        '03-28T11:00 Call the dentist starts tomorrow at 12:00 PM',
      ]);
    }));

  it('[NF31] in one minute there is one notification', () =>
    inZone('Europe/Berlin', () => {
      const startsAt = momentAt(planDay('2026-03-29'), clockTime('12:00'));
      expect(bodies({ startsAt, leads: '1440 1380' })).toEqual([
        '03-28T11:00 Call the dentist starts in 23 hours (12:00 PM)',
      ]);
    }));

  it('[NF20] those of ten minutes before and of the start have the tags of earlier versions', () =>
    expect(momentsOf(item({ leads: '60 10 0' })).map(({ tag }) => tag.replace(/.*-/, ''))).toEqual([
      'ahead60',
      'ahead',
      'start',
    ]));

  it('[NF33] an item that is done has none', () => expect(bodies({ completed: true })).toEqual([]));
});

describe('an item that is snoozed', () => {
  const until = '2026-03-05T08:00:00.000Z' as Instant;
  const texts = (overrides: Partial<NotifiedItem>) =>
    momentsOf(item(overrides)).map(({ body }) => body.replace('Call the dentist ', ''));

  it('[NF32] rings then, and not before', () =>
    inZone('Europe/Berlin', () => {
      expect(texts({ snoozedUntil: until })).toEqual([
        'was snoozed until now (9:00 AM)',
        'is starting now (9:05 AM)',
      ]);
      expect(texts({ snoozedUntil: '2026-03-06T08:00:00.000Z' as Instant, leads: 'none' })).toEqual([
        'was snoozed until now (9:00 AM)',
      ]);
      expect(texts({ snoozedUntil: until, completed: true })).toEqual([]);
    }));

  it('[NF32] [NF19] each time has a tag and a late text of its own', () =>
    inZone('Europe/Berlin', () => {
      const [first] = momentsOf(item({ id: 'x'.repeat(128), type: 'schedule', snoozedUntil: until }));
      const [second] = momentsOf(item({ snoozedUntil: '2026-03-05T08:30:00.000Z' as Instant }));
      expect(first?.tag).toMatch(/^[A-Za-z0-9_-]{1,90}$/);
      expect(first?.tag).not.toBe(second?.tag);
      expect(first?.lateBody).toBe('Call the dentist was snoozed (missed at 9:00 AM)');
      expect(first?.isUrgent).toBe(false);
    }));
});

describe('clockText', () => {
  it.each([
    ['00:00', '12:00 AM'],
    ['09:05', '9:05 AM'],
    ['12:00', '12:00 PM'],
    ['23:59', '11:59 PM'],
  ])('[NF23] %s is %s', (time, text) => expect(clockText(clockTime(time))).toBe(text));
});
