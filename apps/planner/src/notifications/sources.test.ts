import { changeSettings, create, patch, remove } from '@dayloom/data';
import {
  type ClockTime,
  type Instant,
  instantOf,
  nowOf,
  type PlanDay,
  reminders,
  schedules,
} from '@dayloom/domain';
import {
  addressesOf,
  type DueNotification,
  type DueSpan,
  type NotificationSource,
  readDescriptor,
} from '@dayloom/platform';
import { anActivity, aReminder } from '@dayloom/testing';
import { fillingStore, testShell, testUser } from '@dayloom/testing/shell';
import { afterEach, describe, expect, it, vi } from 'vitest';
import descriptor from '../../module.json' with { type: 'json' };
import activities from './activities.ts';
import remindersSource from './reminders.ts';

const today = '2026-03-10' as PlanDay;
const at = (time: string, day = today) => instantOf(new Date(`${day}T${time}`));
const fieldsOf = <T extends { readonly id: string }>({ id: _id, ...fields }: T) => fields;

const reminder = (dateTime: string, overrides: Parameters<typeof aReminder>[1] = {}) => {
  const made = aReminder(testUser.id, { dateTime, ...overrides });
  return { id: made.id, add: create(reminders, made.id, fieldsOf(made)) };
};
const activity = (date: string, startTime: string) => {
  const made = anActivity(testUser.id, { date: date as PlanDay, startTime: startTime as ClockTime });
  return { id: made.id, add: create(schedules, made.id, fieldsOf(made)) };
};

let stop = () => undefined as void;
afterEach(() => stop());

/** Watches a source from noon on, for 48 hours unless told otherwise; answers with what it has told last. */
async function watch(
  source: NotificationSource,
  seed: readonly { readonly add: ReturnType<typeof create> }[],
  span: DueSpan = {
    from: at('12:00'),
    to: at('12:00', '2026-03-12' as PlanDay),
  },
) {
  const shell = await testShell({ today, seed: seed.map(({ add }) => add) });
  const own = {
    ...shell,
    navigation: { ...shell.navigation, address: addressesOf(readDescriptor(descriptor)) },
  };
  let told: readonly DueNotification[] | undefined;
  let last: Instant | undefined;
  const listen = (due: readonly DueNotification[], until?: Instant) => {
    told = due;
    last = until;
  };
  stop = source(own)(span, listen, expect.unreachable as () => never);
  await vi.waitFor(() => expect(told).toBeDefined());
  return { shell, told: () => told ?? [], until: () => last };
}

describe('the reminders that are due', () => {
  it('[NF11] [NF25] each have two moments, soonest first, and lead to the reminders', async () => {
    const { told } = await watch(remindersSource, [reminder(at('14:00')), reminder(at('13:00'))]);
    expect(told().map((due) => [due.at, due.title, due.to])).toEqual([
      [at('12:50'), 'Upcoming Reminder', '/reminders'],
      [at('13:00'), 'Reminder', '/reminders'],
      [at('13:50'), 'Upcoming Reminder', '/reminders'],
      [at('14:00'), 'Reminder', '/reminders'],
    ]);
  });

  it('[RM8] of the local form are due at the local time', async () => {
    const { told } = await watch(remindersSource, [reminder('2026-03-10T15:30')]);
    expect(told().map((due) => due.at)).toEqual([at('15:20'), at('15:30')]);
  });

  it('[DA22] reach as far as the span, whose first moment may be of a reminder beyond it', async () => {
    const { told } = await watch(remindersSource, [
      reminder(at('11:59')),
      reminder(at('12:05', '2026-03-12' as PlanDay)),
      reminder(at('12:30', '2026-03-12' as PlanDay)),
    ]);
    expect(told().map((due) => due.at)).toEqual([at('11:55', '2026-03-12' as PlanDay)]);
  });

  it('[NF17] follow every change at once', async () => {
    const { id, add } = reminder(at('14:00'));
    const { shell, told } = await watch(remindersSource, [{ add }]);
    await shell.store.commit([patch(reminders, id, { dateTime: at('15:00') })]);
    await vi.waitFor(() => expect(told().map((due) => due.at)).toEqual([at('14:50'), at('15:00')]));
    await shell.store.commit([remove(reminders, id)]);
    await vi.waitFor(() => expect(told()).toEqual([]));
  });

  it('[NF23] are told anew, with 24 hours, once these are chosen', async () => {
    const { shell, told } = await watch(remindersSource, [reminder(at('14:00'))]);
    expect(told()[0]?.body).toContain('(2:00 PM)');
    await shell.store.commit(changeSettings(testUser.id, { hourCycle: 'h23' }, nowOf(shell.clock)));
    await vi.waitFor(() => expect(told()[0]?.body).toContain('(14:00)'));
  });

  it('[ST4] say which were asked for less than ten minutes before', async () => {
    const { told } = await watch(remindersSource, [
      reminder(at('13:05'), { createdAt: at('12:56') }),
      reminder(at('14:00'), { createdAt: at('13:50') }),
    ]);
    expect(told().map(({ isUrgent }) => isUrgent)).toEqual([true, false, false]);
  });

  it('[DA22] are the nearest hundred, and all of them where they fall within an hour', async () => {
    const spread = Array.from({ length: 150 }, (_, index) =>
      reminder(instantOf(new Date(Date.parse(at('13:00')) + index * 10 * 60_000))),
    );
    const far = await watch(remindersSource, spread);
    // The last three may stand between moments of reminders that were not read.
    expect(far.told()).toHaveLength(197);
    stop();
    const together = Array.from({ length: 450 }, () => reminder(at('12:30')));
    const near = await watch(remindersSource, together);
    await vi.waitFor(() => expect(near.told()).toHaveLength(900));
  });
});

describe('a source that is asked for all', () => {
  const hourly = (count: number, startsIn: number) =>
    Array.from({ length: count }, (_, index) =>
      reminder(instantOf(new Date(Date.parse(at('12:00')) + (startsIn + index) * 3_600_000))),
    );
  const month = { from: at('12:00'), to: at('12:00', '2026-04-09' as PlanDay) };

  it('[NC2] [DA35] tells every moment of the span, and that these are all', async () => {
    // Of the first hundred records all but a few are past: their moments are no part of the span.
    const seed = [...hourly(95, -95), ...hourly(300, 1)];
    const whole = await watch(remindersSource, seed, { ...month, isWhole: true });
    expect([whole.told().length, whole.until()]).toEqual([600, undefined]);
    stop();
    const nearest = await watch(remindersSource, seed, month);
    expect(nearest.until()).toBeDefined();
  });

  it('[DA35] says that they are not while this device does not hold all records yet', async () => {
    const shell = await testShell({ today, seed: hourly(2, 1).map(({ add }) => add) });
    const { store, complete } = fillingStore(shell.store);
    const told: unknown[] = [];
    const own = { ...shell, store };
    const navigation = { ...own.navigation, address: addressesOf(readDescriptor(descriptor)) };
    stop = remindersSource({ ...own, navigation })(
      { ...month, isWhole: true },
      (due, _, isComplete) => told.push([due.length, isComplete]),
      expect.unreachable as () => never,
    );
    await vi.waitFor(() => expect(told).toEqual([[4, false]]));
    complete();
    expect(told.at(-1)).toEqual([4, true]);
  });
});

describe('the activities that are due', () => {
  it('[NF13] [NF25] start on their day at their local time, and lead to that day of the timetable', async () => {
    const { told } = await watch(activities, [
      activity('2026-03-11', '09:05'),
      activity('2026-03-10', '08:00'),
    ]);
    expect(told().map((due) => [due.at, due.title, due.kind, due.to])).toEqual([
      [at('08:55', '2026-03-11' as PlanDay), 'Upcoming Schedule', 'schedule', '/timetable?date=2026-03-11'],
      [at('09:05', '2026-03-11' as PlanDay), 'Scheduled Event', 'schedule', '/timetable?date=2026-03-11'],
    ]);
  });

  it('[NF13] of one just after midnight what is due the evening before is told by a span that ends there', async () => {
    const span = { from: at('12:00'), to: at('23:58') };
    const { told } = await watch(activities, [activity('2026-03-11', '00:05')], span);
    expect(told().map((due) => due.at)).toEqual([at('23:55')]);
  });
});
