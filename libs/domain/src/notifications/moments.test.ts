import { describe, expect, it } from 'vitest';
import type { Instant } from '../brands.ts';
import { clockTime } from '../time/clock-time.ts';
import { momentAt } from '../time/moment-at.ts';
import { planDay } from '../time/plan-day.ts';
import { clockIn } from '../time/time-zone.ts';
import { clockText } from '../time/clock-text.ts';
import { inZone } from '../time/zones.fixture.ts';
import { lateBodyOf, momentsOf, type NotifiedItem } from './moments.ts';

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
    expect(momentsOf(item(), inTokyo)[1]?.body).toBe('Call the dentist is starting now (5:05 PM)');
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

describe('the text of a moment that is over', () => {
  const shown = (time: string) => new Date(`2026-03-05T${time}:00.000Z`);
  const said = (one: { readonly at: Instant; readonly body: string } | undefined, time: string) =>
    one && lateBodyOf(one, shown(time));

  it("[NF19] [NC5] is derived from the original text, and never says 'is starting now'", () =>
    inZone('Europe/Berlin', () => {
      const [ahead, start] = momentsOf(item({ title: 'Call (at home)' }));
      expect(said(ahead, '08:04')).toBe('Call (at home) starts at 9:05 AM (missed at 8:55 AM)');
      expect(said(ahead, '08:05')).toBe('Call (at home) started at 9:05 AM (missed at 8:55 AM)');
      expect(said(start, '11:00')).toBe('Call (at home) started at 9:05 AM (missed at 9:05 AM)');
      expect(said(start, '11:00')).toBe(start?.lateBody);
      // The text is already a late one.
      expect(said(start && { at: start.at, body: start.lateBody }, '11:00')).toBe(start?.lateBody);
      const other = { at: item().startsAt, body: 'The roses are due' };
      expect(said(other, '11:00')).toBe('The roses are due (missed at 9:05 AM)');
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
