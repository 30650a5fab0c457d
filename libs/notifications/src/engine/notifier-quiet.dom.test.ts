// @vitest-environment jsdom
import { changeSettings, patch, receiptsOf, remove } from '@dayloom/data';
import { type ClockTime, nowOf, systemClock } from '@dayloom/domain';
import { testUser } from '@dayloom/testing/shell';
import { describe, expect, it } from 'vitest';
import { type Device, deviceForEachTest } from '../testing/device-for-each-test.ts';
import { hours, inFuture, minutes, reminderIn } from '../testing/reminders-ahead.ts';

const openDevice = deviceForEachTest();
const time = (text: string) => text as ClockTime;
const chosen = (settings: Parameters<typeof changeSettings>[1]) =>
  changeSettings(testUser.id, settings, inFuture(0));
/** These tests begin at 10:00 in Berlin, the time zone of the device. */
const untilNoon = chosen({ quietFrom: time('10:00'), quietTo: time('12:00') });

const open = (settings: ReturnType<typeof chosen>, ...seed: readonly ReturnType<typeof reminderIn>[]) =>
  openDevice({ seed: [...settings, ...seed.map(({ add }) => add)] });
const shown = (one: Device) => one.history.map(({ content, silent, at }) => [content.title, silent, at]);
const reasons = async (one: Device) =>
  (await one.receipts()).map(({ reason, shownAt }) => ({ reason, shownAt }));
const noon = inFuture(hours(2));

describe('[ST4] in quiet hours', () => {
  it('notifications wait and are shown as one at the end, and each has its receipt', async () => {
    const one = await open(
      untilNoon,
      reminderIn(minutes(30), { title: 'Call Ben' }),
      reminderIn(minutes(60), { title: 'Buy paint' }),
    );
    await one.pass(minutes(90));
    expect(one.history).toEqual([]);
    expect(await reasons(one)).toEqual(
      Array.from({ length: 4 }, () => ({ reason: 'quiet', shownAt: undefined })),
    );
    await one.pass(minutes(31));
    expect(shown(one)).toEqual([['2 reminders while it was quiet', false, Date.parse(noon)]]);
    expect(one.history[0]?.content.body).toBe('Call Ben, Buy paint');
    expect(await reasons(one)).toEqual(Array.from({ length: 4 }, () => ({ reason: 'quiet', shownAt: noon })));
    await one.pass(hours(1));
    expect(one.history).toHaveLength(1);
  });

  it('a reminder created less than ten minutes ahead is shown on time, silently', async () => {
    const one = await open(untilNoon);
    await one.shell.store.commit([reminderIn(minutes(9), { createdAt: inFuture(0) }).add]);
    await one.pass(minutes(10));
    expect(shown(one)).toEqual([['Reminder', true, Date.parse(inFuture(minutes(9)))]]);
  });

  it('a snoozed notification comes back silently', async () => {
    const one = await open(
      chosen({ quietFrom: time('10:12'), quietTo: time('12:00') }),
      reminderIn(minutes(11)),
    );
    await one.pass(minutes(11));
    const [first] = one.history;
    if (!first) throw new Error('nothing was shown');
    await one.ledger.snooze({ content: first.content, until: inFuture(minutes(15)) });
    await one.pass(minutes(16));
    expect(shown(one).at(-1)).toEqual([first.content.title, true, Date.parse(inFuture(minutes(15)))]);
  });

  it('[NF19] waiting notifications are shown up to ten minutes after the end', async () => {
    const one = await open(untilNoon, reminderIn(minutes(20)));
    await one.sleep(hours(2) + minutes(8));
    expect(shown(one).map(([title]) => title)).toEqual(['1 reminder while it was quiet']);
  });

  it('[NF19] waiting notifications are recorded as missed if no device was awake by then', async () => {
    const other = await open(untilNoon, reminderIn(minutes(20)));
    await other.sleep(hours(3));
    expect(other.history).toEqual([]);
    expect(await reasons(other)).toEqual(
      Array.from({ length: 2 }, () => ({ reason: 'asleep', shownAt: undefined })),
    );
  });

  it('[NF20] what a push or another tab showed at the end is not shown again and counts as shown', async () => {
    const one = await open(untilNoon, reminderIn(minutes(20)));
    await one.pass(minutes(60));
    await one.openTab();
    await one.pass(minutes(61));
    expect(one.history).toHaveLength(1);
    one.closeTabs();
    await one.openTab();
    await one.pass(minutes(2));
    expect(one.history).toHaveLength(1);
  });

  it('waiting notifications are shown at once, and only once, when quiet hours are switched off', async () => {
    const one = await open(untilNoon, reminderIn(minutes(20)));
    await one.pass(minutes(60));
    await one.shell.store.commit(
      changeSettings(testUser.id, {}, nowOf(systemClock), ['quietFrom', 'quietTo']),
    );
    await one.pass(minutes(1));
    expect(shown(one).map(([title]) => title)).toEqual(['1 reminder while it was quiet']);
    await one.pass(hours(2));
    expect(one.history).toHaveLength(1);
  });

  it('[NF17] an item deleted after the end leaves the notification, which closes with the last item', async () => {
    const ben = reminderIn(minutes(30), { title: 'Call Ben' });
    const paint = reminderIn(minutes(30), { title: 'Buy paint' });
    const one = await open(untilNoon, ben, paint);
    await one.pass(minutes(121));
    await one.shell.store.commit([remove('reminders', ben.id)]);
    await one.flush();
    expect(one.onScreen.map(({ content }) => content.body)).toEqual(['Buy paint']);
    await one.shell.store.commit([remove('reminders', paint.id)]);
    await one.flush();
    expect(one.onScreen).toEqual([]);
  });

  it('[RC3] what was read on another device before the end is not shown', async () => {
    const one = await open(untilNoon, reminderIn(minutes(20), { title: 'Call Ben' }));
    await one.pass(minutes(60));
    const { records } = await one.shell.store.get(receiptsOf(testUser.id));
    await one.shell.store.commit(
      records.map(({ id }) => patch('receipts', id, { readAt: nowOf(systemClock) })),
    );
    await one.pass(minutes(62));
    expect(one.history).toEqual([]);
  });
});

describe('[ST1] [ST3]', () => {
  it('notifications are silent when sounds are switched off', async () => {
    const one = await open(chosen({ sounds: false }), reminderIn(minutes(11)));
    await one.pass(minutes(2));
    expect(shown(one).map(([title, silent]) => [title, silent])).toEqual([['Upcoming Reminder', true]]);
  });

  it('[RC1] a module that is off shows nothing, which each receipt records, and shows again when it is on', async () => {
    const one = await open(chosen({}), reminderIn(minutes(11)));
    one.off.add('planner/reminders');
    await one.pass(minutes(2));
    expect([one.history, await reasons(one)]).toEqual([[], [{ reason: 'off', shownAt: undefined }]]);
    expect(localStorage.getItem('scheduledNotifications')).toBe('[]');
    one.off.clear();
    await one.pass(minutes(10));
    expect(shown(one).map(([title]) => title)).toEqual(['Reminder']);
  });
});
