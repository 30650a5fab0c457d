import { expect, it } from 'vitest';
import type { Instant, UserId } from '../brands.ts';
import type { Repeat, RepeatSkip } from '../records/repeat.ts';
import { clockTime } from '../time/clock-time.ts';
import { planDay } from '../time/plan-day.ts';
import { nextDays } from './next-days.ts';

const user = 'ada' as UserId;
const today = planDay('2026-03-10');
const segmentOf = (series: string, fields: Partial<Repeat> = {}): Repeat => ({
  id: series,
  series,
  userId: user,
  makes: 'task',
  first: planDay('2026-03-02'),
  rule: 'FREQ=DAILY',
  title: series,
  createdAt: '2026-03-01T08:00:00.000Z' as Instant,
  ...fields,
});
const skipOf = (series: string, day: string): RepeatSkip => ({
  id: `${series} ${day}`,
  userId: user,
  series,
  day: planDay(day),
});

it('[RP18] the next day of a series is today or a later one, never one that is left out or outside its work', () => {
  const segments = [
    segmentOf('daily'),
    segmentOf('skipped'),
    segmentOf('weekly', { rule: 'FREQ=WEEKLY;BYDAY=MO' }),
    segmentOf('later', { first: planDay('2026-05-01') }),
    segmentOf('ended', { rule: 'FREQ=DAILY;COUNT=3' }),
    segmentOf('of a work', { workId: 'garden' }),
    segmentOf('of a past work', { workId: 'cellar' }),
    segmentOf('of no work', { workId: 'gone' }),
    segmentOf('daily', { id: 'renamed', first: planDay('2026-03-09'), title: 'renamed' }),
  ];
  const skips = [skipOf('skipped', '2026-03-10'), skipOf('skipped', '2026-03-11')];
  const works = new Map([
    ['garden', { startDate: planDay('2026-04-01'), endDate: planDay('2026-04-30') }],
    ['cellar', { startDate: planDay('2026-02-01'), endDate: planDay('2026-03-09') }],
  ]);
  expect(
    nextDays('task', { segments, skips, works }, today).map(({ title, date }) => `${title} ${date}`),
  ).toEqual([
    'renamed 2026-03-10',
    'skipped 2026-03-12',
    'weekly 2026-03-16',
    'later 2026-05-01',
    'of a work 2026-04-01',
  ]);
});

it('[RP18] the next day of an activity that repeats has its times, and one without times has no next day', () => {
  const times = { makes: 'schedule', time: clockTime('18:00'), endTime: clockTime('19:00') } as const;
  const segments = [segmentOf('timed', times), segmentOf('untimed', { makes: 'schedule' })];
  expect(nextDays('schedule', { segments, skips: [] }, today)).toMatchObject([
    { title: 'timed', date: today, startTime: '18:00', endTime: '19:00' },
  ]);
});
