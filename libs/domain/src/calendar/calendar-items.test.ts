import { describe, expect, it } from 'vitest';
import type { Activity } from '../records/activity.ts';
import type { Goal } from '../records/goal.ts';
import type { Reminder } from '../records/reminder.ts';
import type { Work } from '../records/work.ts';
import { clockTime } from '../time/clock-time.ts';
import { planDay } from '../time/plan-day.ts';
import {
  type CalendarItem,
  firstItems,
  isItemDone,
  itemCountText,
  itemTimesText,
  itemTitle,
  kindsToAdd,
} from './calendar-items.ts';

const goal = (completed: boolean): CalendarItem => ({
  kind: 'goal',
  record: { title: 'Swim', completed } as Goal,
});
const work: CalendarItem = { kind: 'work', record: { workTitle: 'Kite' } as Work };
const night: CalendarItem = {
  kind: 'activity',
  time: clockTime('22:00'),
  record: { startTime: '22:00', endTime: '06:00' } as Activity,
};
const call: CalendarItem = { kind: 'reminder', time: clockTime('14:00'), record: {} as Reminder };

describe('an item of the calendar', () => {
  it('has a title, and can be done', () => {
    expect([work, goal(false)].map(itemTitle)).toEqual(['Kite', 'Swim']);
    expect([work, night, goal(false), goal(true)].map(isItemDone)).toEqual([false, false, false, true]);
  });

  it("[CA5] [TT7] [TT15] has its times in the locale's style, with '+1' for the next day", () => {
    expect(itemTimesText(night, 'en-US')).toBe('10:00 PM – 6:00 AM +1');
    expect(itemTimesText(night, 'en-GB')).toBe('22:00 – 06:00 +1');
    expect(itemTimesText(call, 'en-GB')).toBe('14:00');
    expect(itemTimesText(work)).toBeUndefined();
  });
});

describe('the items of a day', () => {
  it.each([
    [0, 0, 0, 'Nothing'],
    [1, 1, 0, '1 item'],
    [3, 3, 0, '3 items'],
    [4, 3, 1, '4 items'],
    [2_000, 3, 1_997, '2000 items'],
  ])('[CA9] of %s, at most three are shown: %s, and %s more', (count, shown, more, text) => {
    const cut = firstItems(
      Array.from({ length: count }, () => work),
      3,
    );
    expect([cut.shown.length, cut.more]).toEqual([shown, more]);
    expect(itemCountText(count)).toBe(text);
  });

  it.each([
    ['www', 'www'],
    ['wwn', 'wwn'],
    ['wwwn', 'wwn'],
    ['wwwncg', 'wnc'],
    ['wnncg', 'wnn'],
    ['nncg', 'nnc'],
    ['wwwww', 'www'],
  ])('[CA9] of more than three, works get the lines that others leave, and at least one: %s', (all, seen) => {
    const kinds = { w: work, n: night, c: call, g: goal(false) };
    const items = [...all].map((letter) => kinds[letter as keyof typeof kinds]);
    const { shown, more } = firstItems(items, 3);
    expect(shown).toEqual([...seen].map((letter) => kinds[letter as keyof typeof kinds]));
    expect(more).toBe(all.length - 3);
  });

  it('[CA10] [TT13] can be added to, on past days except activities', () => {
    const today = planDay('2026-03-10');
    expect(kindsToAdd(today, today)).toEqual(['task', 'reminder', 'activity', 'goal']);
    expect(kindsToAdd(planDay('2026-03-09'), today)).toEqual(['task', 'reminder', 'goal']);
  });
});
