import { expect, it } from 'vitest';
import type { UserId } from '../brands.ts';
import type { Activity } from '../records/activity.ts';
import type { Reminder } from '../records/reminder.ts';
import { clockTime } from '../time/clock-time.ts';
import { instantOf } from '../time/instant.ts';
import { planDay } from '../time/plan-day.ts';
import { itemTitle } from './calendar-items.ts';
import { itemsByDay } from './items-by-day.ts';
import { timedBlocksOf } from './timed-items.ts';

const made = {
  userId: 'ada' as UserId,
  createdAt: instantOf(new Date('2026-03-01T09:00:00Z')),
};
const activity = (title: string, date: string, startTime: string, endTime: string) =>
  ({
    ...{ ...made, id: title, title, date: planDay(date) },
    ...{ startTime: clockTime(startTime), endTime: clockTime(endTime) },
  }) as Activity;
const reminder = (title: string, dateTime: string) => ({ ...made, id: title, title, dateTime }) as Reminder;

const [monday, tuesday, wednesday] = ['2026-03-09', '2026-03-10', '2026-03-11'].map(planDay);

it('[CA12] activities and reminders are at their hours, including the end of an activity of the day before', () => {
  const items = itemsByDay([monday!, tuesday!, wednesday!], {
    ...{ works: [], tasks: [], goals: [] },
    reminders: [reminder('Call', '2026-03-10T06:00')],
    activities: [
      activity('Night shift', '2026-03-09', '18:00', '06:00'),
      activity('Swim', '2026-03-10', '06:00', '12:00'),
    ],
  });
  const blocks = timedBlocksOf(items, tuesday!);
  expect(
    blocks.map(({ activity: { item }, top, height, left, width, continues }) => [
      itemTitle(item),
      ...[24 * top, 24 * height, left, width, continues],
    ]),
  ).toEqual([
    ['Night shift', 0, 6, 0, 1, true],
    // A reminder is as high as the shortest activity.
    ['Call', 6, 0.5, 0, 0.5, false],
    ['Swim', 6, 6, 0.5, 0.5, false],
  ]);
  expect(timedBlocksOf(items, wednesday!)).toEqual([]);
});
