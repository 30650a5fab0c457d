import { changeSettings, create, patch, remove } from '@dayloom/data';
import { type ClockTime, instantOf, nowOf, type PlanDay } from '@dayloom/domain';
import { addressesOf, type DueSpan, type NotificationSource, readDescriptor } from '@dayloom/platform';
import { anActivity, aReminder } from '@dayloom/testing';
import { fillingStore, testShell, testUser } from '@dayloom/testing/shell';
import { describe, expect, it, vi } from 'vitest';
import descriptor from '../../module.json' with { type: 'json' };
import { watchSource } from '../testing/watch-source.ts';
import activities from './activities.ts';
import remindersSource from './reminders.ts';

const today = '2026-03-10' as PlanDay;
const at = (time: string, day = today) => instantOf(new Date(`${day}T${time}`));
const fieldsOf = <T extends { readonly id: string }>({ id: _id, ...fields }: T) => fields;

const reminder = (dateTime: string, overrides: Parameters<typeof aReminder>[1] = {}) => {
  const made = aReminder(testUser.id, { dateTime, ...overrides });
  return { id: made.id, add: create('reminders', made.id, fieldsOf(made)) };
};
const activity = (date: string, startTime: string) => {
  const made = anActivity(testUser.id, { date: date as PlanDay, startTime: startTime as ClockTime });
  return { id: made.id, add: create('schedules', made.id, fieldsOf(made)) };
};

/** From noon on, for 48 hours. */
const twoDays: DueSpan = { from: at('12:00'), to: at('12:00', '2026-03-12' as PlanDay) };
const watch = (
  source: NotificationSource,
  seed: readonly { readonly add: ReturnType<typeof create> }[],
  span = twoDays,
) =>
  watchSource(
    source,
    span,
    seed.map(({ add }) => add),
  );

describe('the reminders that are due', () => {
  it('[NF11] [NF25] each have two notifications, soonest first, and link to the reminders', async () => {
    const { notifications } = await watch(remindersSource, [reminder(at('14:00')), reminder(at('13:00'))]);
    expect(notifications().map((due) => [due.at, due.title, due.to])).toEqual([
      [at('12:50'), 'Upcoming Reminder', '/reminders'],
      [at('13:00'), 'Reminder', '/reminders'],
      [at('13:50'), 'Upcoming Reminder', '/reminders'],
      [at('14:00'), 'Reminder', '/reminders'],
    ]);
  });

  it('[RM8] stored in local time are due at the local time', async () => {
    const { notifications } = await watch(remindersSource, [reminder('2026-03-10T15:30')]);
    expect(notifications().map((due) => due.at)).toEqual([at('15:20'), at('15:30')]);
  });

  it('[DA22] cover the whole span, which may contain the first notification of a later reminder', async () => {
    const { notifications } = await watch(remindersSource, [
      reminder(at('11:59')),
      reminder(at('12:05', '2026-03-12' as PlanDay)),
      reminder(at('12:30', '2026-03-12' as PlanDay)),
    ]);
    expect(notifications().map((due) => due.at)).toEqual([at('11:55', '2026-03-12' as PlanDay)]);
  });

  it('[NF17] reflect every change at once', async () => {
    const { id, add } = reminder(at('14:00'));
    const { shell, notifications } = await watch(remindersSource, [{ add }]);
    await shell.store.commit([patch('reminders', id, { dateTime: at('15:00') })]);
    await vi.waitFor(() => expect(notifications().map((due) => due.at)).toEqual([at('14:50'), at('15:00')]));
    await shell.store.commit([remove('reminders', id)]);
    await vi.waitFor(() => expect(notifications()).toEqual([]));
  });

  it('[NF23] are reported again in 24-hour format after it is selected', async () => {
    const { shell, notifications } = await watch(remindersSource, [reminder(at('14:00'))]);
    expect(notifications()[0]?.body).toContain('(2:00 PM)');
    await shell.store.commit(changeSettings(testUser.id, { hourCycle: 'h23' }, nowOf(shell.clock)));
    await vi.waitFor(() => expect(notifications()[0]?.body).toContain('(14:00)'));
  });

  it('[ST4] are urgent if created less than ten minutes before', async () => {
    const { notifications } = await watch(remindersSource, [
      reminder(at('13:05'), { createdAt: at('12:56') }),
      reminder(at('14:00'), { createdAt: at('13:50') }),
    ]);
    expect(notifications().map(({ isUrgent }) => isUrgent)).toEqual([true, false, false]);
  });

  it('[DA22] are the nearest hundred, or more if they may notify within an hour', async () => {
    const every = (minutes: number) =>
      Array.from({ length: 150 }, (_, index) =>
        reminder(instantOf(new Date(Date.parse(at('13:00')) + index * minutes * 60_000))),
      );
    const far = await watch(remindersSource, every(50));
    // A reminder that was not read may notify two days before.
    expect([far.notifications().length, far.until()]).toEqual([82, at('22:30', '2026-03-11' as PlanDay)]);
    far.stop();
    const many = await watch(remindersSource, every(10));
    await vi.waitFor(() => expect([many.notifications().length, many.until()]).toEqual([300, undefined]));
    many.stop();
    const together = Array.from({ length: 450 }, () => reminder(at('12:30')));
    const near = await watch(remindersSource, together);
    await vi.waitFor(() => expect(near.notifications()).toHaveLength(900));
  });
});

describe('a source that is asked for everything', () => {
  const hourly = (count: number, startsIn: number) =>
    Array.from({ length: count }, (_, index) =>
      reminder(instantOf(new Date(Date.parse(at('12:00')) + (startsIn + index) * 3_600_000))),
    );
  const month = { from: at('12:00'), to: at('12:00', '2026-04-09' as PlanDay) };

  it('[NC2] [DA35] reports every notification of the span, and that the list is complete', async () => {
    // Most of the first hundred records are past: their notifications are not in the span.
    const seed = [...hourly(95, -95), ...hourly(300, 1)];
    const whole = await watch(remindersSource, seed, { ...month, isWhole: true });
    expect([whole.notifications().length, whole.until()]).toEqual([600, undefined]);
    whole.stop();
    const nearest = await watch(remindersSource, seed, month);
    expect(nearest.until()).toBeDefined();
  });

  it('[DA35] reports an incomplete list while this device does not have all records yet', async () => {
    const shell = await testShell({ today, seed: hourly(2, 1).map(({ add }) => add) });
    const { store, complete } = fillingStore(shell.store);
    const notifications: unknown[] = [];
    const own = { ...shell, store };
    const navigation = { ...own.navigation, address: addressesOf(readDescriptor(descriptor)) };
    const stop = remindersSource({ ...own, navigation })(
      { ...month, isWhole: true },
      (due, _, isComplete) => notifications.push([due.length, isComplete]),
      expect.unreachable as () => never,
    );
    await vi.waitFor(() => expect(notifications).toEqual([[4, false]]));
    complete();
    expect(notifications.at(-1)).toEqual([4, true]);
    stop();
  });
});

describe('the activities that are due', () => {
  it('[NF13] [NF25] are due on their day at their local time, and link to that day of the timetable', async () => {
    const { notifications } = await watch(activities, [
      activity('2026-03-11', '09:05'),
      activity('2026-03-10', '08:00'),
    ]);
    expect(notifications().map((due) => [due.at, due.title, due.kind, due.to])).toEqual([
      [at('08:55', '2026-03-11' as PlanDay), 'Upcoming Schedule', 'schedule', '/timetable?date=2026-03-11'],
      [at('09:05', '2026-03-11' as PlanDay), 'Scheduled Event', 'schedule', '/timetable?date=2026-03-11'],
    ]);
  });

  it('[NF13] just after midnight have their first notification in a span that ends the evening before', async () => {
    const span = { from: at('12:00'), to: at('23:58') };
    const { notifications } = await watch(activities, [activity('2026-03-11', '00:05')], span);
    expect(notifications().map((due) => due.at)).toEqual([at('23:55')]);
  });
});
