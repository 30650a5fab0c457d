// @vitest-environment jsdom
import { create, patch, purge, remove } from '@dayloom/data';
import type { NotificationContent } from '@dayloom/data-local/device-ledger';
import { instantOf, planDay, planDayOf, repeats, repeatSkips, storiesOf } from '@dayloom/domain';
import { add, anActivity, aRepeat, aRepeatSkip } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { describe, expect, it, vi } from 'vitest';
import { type Device, deviceForEachTest } from '../testing/device-for-each-test.ts';
import { hours, inFuture, minutes, reminderIn, start } from '../testing/reminders-ahead.ts';

const openDevice = deviceForEachTest();
const open = async (count = 1) => {
  const seed = Array.from({ length: count }, () => reminderIn(minutes(5), { createdAt: inFuture(0) }).add);
  const device = await openDevice({ seed });
  await device.pass(minutes(6));
  return device;
};

/** Presses 'Snooze 5min', as the worker notes it. */
async function snooze(one: Device, content = one.history[0]?.content) {
  if (!content) throw new Error('Nothing was shown.');
  const at = instantOf(new Date());
  const until = instantOf(new Date(Date.now() + minutes(5)));
  one.onScreen.length = 0;
  await one.ledger.snooze({ content, until });
  await one.ledger.note({ what: 'snoozed', at, content, until });
}
const stories = async (one: Device) => storiesOf(await one.receipts());

describe('a snoozed notification', () => {
  it('[NF26] [NC4] comes back on time and is unread again', async () => {
    const one = await open();
    await snooze(one);
    await one.pass(minutes(4));
    expect((await stories(one)).map(({ isUnread }) => isUnread)).toEqual([false]);
    await one.pass(minutes(2));
    expect(one.history.map(({ at }) => at - start.getTime())).toEqual([minutes(5), minutes(11)]);
    expect(await stories(one)).toMatchObject([{ outcome: 'shown', isUnread: true }]);
  });

  it('[NF27] [NF19] that was due while everything was closed is missed and unread', async () => {
    const one = await open();
    await snooze(one);
    await one.pass(minutes(1));
    one.closeTabs();
    vi.setSystemTime(start.getTime() + hours(3));
    await one.openTab();
    await one.pass(minutes(1));
    expect(one.history).toHaveLength(1);
    expect(await stories(one)).toMatchObject([{ outcome: 'asleep', isUnread: true }]);
    await snooze(one);
    await one.pass(minutes(1));
    expect(await stories(one)).toMatchObject([{ isUnread: false }]);
    await one.pass(minutes(5));
    expect(one.history).toHaveLength(2);
    expect(await stories(one)).toMatchObject([{ outcome: 'shown', isUnread: true }]);
  });

  it('[NF27] is shown by the next tab if a tab closed while showing it', async () => {
    const one = await open();
    await snooze(one);
    await one.pass(minutes(4));
    one.before = () => {
      one.closeTabs();
      return new Promise(() => undefined);
    };
    await vi.advanceTimersByTimeAsync(minutes(1));
    await one.flush();
    one.before = undefined;
    await one.openTab();
    await one.pass(minutes(2));
    expect(one.history).toHaveLength(2);
    expect(await one.ledger.snoozes()).toEqual([]);
  });

  it('[NF26] comes back once, within five minutes, when the clock was set back by a day', async () => {
    const one = await open();
    await snooze(one);
    await one.pass(minutes(1));
    vi.setSystemTime(Date.now() - hours(24));
    await one.pass(minutes(7));
    expect(one.history).toHaveLength(2);
    await one.pass(minutes(30));
    expect(one.history).toHaveLength(2);
  });

  it.each([
    ['its time', { dateTime: inFuture(minutes(40)) }],
    ['its title', { title: 'Call Ben' }],
  ])('[NF26] an edit of %s ends the snooze', async (_, edit) => {
    const { id, add } = reminderIn(minutes(5), { createdAt: inFuture(0) });
    const one = await openDevice({ seed: [add] });
    await one.pass(minutes(6));
    await snooze(one);
    await one.shell.store.commit([patch('reminders', id, edit)]);
    await one.pass(minutes(10));
    expect(one.history).toHaveLength(1);
    expect(await one.ledger.snoozes()).toEqual([]);
    expect((await stories(one))[0]).toMatchObject({ outcome: 'cancelled', isUnread: false });
  });

  it.each([
    ['deleted', [remove]],
    ['deleted for good', [remove, purge]],
  ] as const)('[NC5] [NF17] of a %s reminder is ended at once and never rings', async (_, deletions) => {
    const { id, add } = reminderIn(minutes(5), { createdAt: inFuture(0) });
    const one = await openDevice({ seed: [add] });
    await one.pass(minutes(6));
    for (const deletion of deletions) await one.shell.store.commit([deletion('reminders', id)]);
    await snooze(one);
    await one.pass(minutes(1));
    expect(await one.ledger.snoozes()).toEqual([]);
    await one.pass(minutes(10));
    expect(one.history).toHaveLength(1);
    expect((await stories(one))[0]).toMatchObject({ outcome: 'cancelled', isUnread: false });
  });

  it('[NC5] [NF17] of a deleted activity that a push has shown never rings', async () => {
    const { id, ...fields } = anActivity(testUser.id, { date: planDayOf(start) });
    const one = await openDevice({ seed: [create('schedules', id, fields)] });
    await one.shell.store.commit([remove('schedules', id)]);
    await snooze(one, {
      ...{ tag: 'schedule-a-start', kind: 'schedule', item: id, at: inFuture(0), to: '/timetable' },
      ...{ title: 'Scheduled Event', body: 'Swim is starting now', lateBody: 'Swim started' },
    });
    await one.pass(minutes(10));
    expect(one.history).toEqual([]);
    expect((await stories(one))[0]).toMatchObject({ outcome: 'cancelled' });
  });

  const first = planDay('2026-03-01');
  const { rule: _, ...ending } = aRepeat(testUser.id, { series: 'pills', makes: 'reminder' });
  const daily = add(repeats, aRepeat(testUser.id, { id: 'pills', makes: 'reminder', first }));
  const endOn = (day: string) => {
    const end = { ...ending, first: planDay(day) };
    return add(repeats, end);
  };
  it.each([
    ['rings again', 1, 'of the series', [daily]],
    ['rings again', 1, 'before the series ends', [daily, endOn('2026-03-04')]],
    ['never rings', 0, 'after it ended', [daily, endOn('2026-03-03')]],
    ['never rings', 0, 'of a series that was deleted', []],
    [
      ...(['never rings', 0, 'that is skipped'] as const),
      [daily, add(repeatSkips, aRepeatSkip(testUser.id, { series: 'pills', day: planDay('2026-03-03') }))],
    ],
  ] as const)('[RP22] [NC5] of an earlier day without a record %s (%i) %s', async (_, times, __, seed) => {
    const one = await openDevice({ seed });
    await snooze(one, {
      ...{ tag: 'reminder-pills-20260303-start', kind: 'reminder', item: 'pills-20260303' },
      ...{ at: instantOf(new Date(start.getTime() - hours(48))), to: '/reminders' },
      ...{ title: 'Reminder', body: 'Pills is starting now', lateBody: 'Pills started' },
    });
    await one.pass(minutes(10));
    expect(one.history).toHaveLength(times);
  });

  it('[RC1] of a test is not recorded in the history', async () => {
    const one = await open(0);
    const test: NotificationContent = {
      ...{ tag: 'test', kind: 'test', item: 'test', at: inFuture(minutes(6)) },
      ...{ title: 'Test', body: 'It works', lateBody: 'It works', to: '/notifications' },
    };
    await snooze(one, test);
    await one.pass(minutes(6));
    expect(one.history.map(({ content }) => content.tag)).toEqual(['test']);
    expect(await one.receipts()).toEqual([]);
  });

  it('[RC1] of a group comes back for each member and is not a moment of its own', async () => {
    const one = await open(6);
    const bodies = (await one.receipts()).map(({ body }) => body);
    await snooze(one);
    await one.pass(minutes(6));
    expect(one.history.map(({ content }) => content.kind)).toEqual(['group', 'group']);
    const written = await one.receipts();
    expect(written.map(({ body }) => body)).toEqual(bodies);
    expect(new Set(written.map(({ shownAt }) => shownAt))).toEqual(new Set([inFuture(minutes(11))]));
  });

  it('[NF26] that a push has brought back is closed again until it is due', async () => {
    const one = await open();
    const [content] = one.history.map((shown) => shown.content);
    await snooze(one);
    await one.pass(minutes(1));
    if (content) one.onScreen.push({ content, isLate: false, at: Date.now() });
    await one.pass(minutes(1));
    expect(one.onScreen).toEqual([]);
    expect(await one.ledger.snoozes()).toHaveLength(1);
  });
});

describe('a notification dismissed on this device', () => {
  it('[RC3] that a push has brought back is closed again', async () => {
    const one = await open();
    const [content] = one.history.map((shown) => shown.content);
    if (!content) throw new Error('Nothing was shown.');
    one.onScreen.length = 0;
    await one.ledger.note({ what: 'seen', at: inFuture(minutes(6)), content });
    await one.pass(minutes(1));
    one.onScreen.push({ content, isLate: false, at: Date.now() });
    await one.pass(minutes(1));
    expect(one.onScreen).toEqual([]);
  });
});
