import { create } from '@dayloom/data';
import { instantOf } from '@dayloom/domain';
import { aReminder } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';

/** When the day of these tests begins. */
export const start = new Date('2026-03-05T09:00:00Z');
export const minutes = (count: number) => count * 60_000;
export const hours = (count: number) => minutes(count * 60);
export const inFuture = (milliseconds: number) => instantOf(new Date(start.getTime() + milliseconds));

/** A reminder this long after the start of the day, created an hour before it. */
export const reminderIn = (milliseconds: number, overrides: Parameters<typeof aReminder>[1] = {}) => {
  const { id, ...fields } = aReminder(testUser.id, {
    dateTime: inFuture(milliseconds),
    createdAt: inFuture(-hours(1)),
    ...overrides,
  });
  return { id, add: create('reminders', id, fields) };
};
