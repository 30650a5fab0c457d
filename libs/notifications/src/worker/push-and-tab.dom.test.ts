// @vitest-environment jsdom
import type { GroupMember } from '@dayloom/domain';
import type { NotificationSource } from '@dayloom/platform';
import { testUser } from '@dayloom/testing/shell';
import { describe, expect, it, vi } from 'vitest';
import { deviceForEachTest } from '../testing/device-for-each-test.ts';
import { hours, inFuture, minutes, reminderIn, start } from '../testing/reminders-ahead.ts';
import { noteDismissal } from './open-click.ts';
import { showPush } from './show-push.ts';
import { groupPush, workerDevice } from './testing/worker-device.ts';

const openDevice = deviceForEachTest();

/** A device with `count` reminders due an hour after the start, and an open tab that has planned them. */
async function deviceWith(count: number) {
  const all = Array.from({ length: count }, (_, index) =>
    reminderIn(hours(1), { title: `Call ${index}`, createdAt: inFuture(minutes(51)) }),
  );
  const one = await openDevice({ seed: all.map(({ add }) => add) });
  const due = all.map(({ id }, index): GroupMember => {
    const tag = `reminder-${id}-${Date.parse(inFuture(hours(1))).toString(36)}-start`;
    return { tag, at: inFuture(hours(1)), item: id, name: `Call ${index}` };
  });
  const { world, shown } = await workerDevice({ ledger: one.ledger, isSignedIn: false });
  const push = groupPush(due, { user: testUser.id });
  return { one, world, shown, push };
}

describe.each([6, 200])('%i that are due in one minute', (count) => {
  it('[NF30] a push after a tab has shown them as a group is silent and has the same tag', async () => {
    const { one, world, shown, push } = await deviceWith(count);
    await one.pass(hours(1) + minutes(1));
    await showPush(push, world);
    expect(one.history.map(({ content }) => content.title)).toEqual([`${count} reminders`]);
    expect(shown.map(({ options }) => [options.tag, options.body, options.silent])).toEqual([
      [one.history[0]?.content.tag, one.history[0]?.content.body, true],
    ]);
  });

  it('[NF30] [RC1] after a push without an open tab, the next tab shows nothing and writes a receipt of each', async () => {
    const { one, world, shown, push } = await deviceWith(count);
    one.closeTabs();
    vi.setSystemTime(start.getTime() + hours(1) + 30_000);
    await showPush(push, world);
    vi.setSystemTime(start.getTime() + hours(1) + minutes(3));
    await one.openTab();
    await one.pass(minutes(2));
    expect([one.history, shown.length]).toEqual([[], 1]);
    const receipts = await one.receipts();
    expect(receipts).toHaveLength(count);
    expect(receipts.every(({ shownAt, reason }) => shownAt !== undefined && reason === undefined)).toBe(true);
  });

  it('[RC1] hours after a push, a tab records them as shown, and as seen if the group was dismissed', async () => {
    const { one, world, shown, push } = await deviceWith(count);
    one.closeTabs();
    vi.setSystemTime(start.getTime() + hours(1) + 30_000);
    await showPush(push, world);
    vi.setSystemTime(start.getTime() + hours(1) + minutes(1));
    await noteDismissal({ data: shown[0]?.options.data as unknown }, world);
    vi.setSystemTime(start.getTime() + hours(5));
    await one.openTab();
    await one.pass(minutes(2));
    expect(one.history).toEqual([]);
    const receipts = await one.receipts();
    expect(receipts.map(({ seenAt, reason }) => [seenAt, reason])).toEqual(
      Array.from({ length: count }, () => [inFuture(hours(1) + minutes(1)), undefined]),
    );
  });
});

it('[RC1] an action on a pushed group is recorded after the sources have reported its members', async () => {
  const { one, world, shown, push } = await deviceWith(6);
  const planner = one.sources['planner/reminders'];
  if (!planner) throw new Error('no source');
  one.closeTabs();
  vi.setSystemTime(start.getTime() + hours(1) + 30_000);
  await showPush(push, world);
  await noteDismissal({ data: shown[0]?.options.data as unknown }, world);
  let answer = () => undefined as void;
  const slow: NotificationSource =
    (shell) =>
    (...asked) => {
      let stop = () => undefined as void;
      answer = () => void (stop = planner(shell)(...asked));
      return () => stop();
    };
  const quick: NotificationSource = () => (_, next) => {
    next([]);
    return () => undefined;
  };
  one.sources = { 'planner/quick': quick, 'planner/reminders': slow };
  await one.openTab();
  answer();
  await one.pass(minutes(1));
  const receipts = await one.receipts();
  expect(receipts.map(({ seenAt }) => seenAt !== undefined)).toEqual(Array.from({ length: 6 }, () => true));
});

it('[NF30] a tab shows a due reminder that a pushed group did not list', async () => {
  const { one, world, push } = await deviceWith(6);
  one.closeTabs();
  const { id, add } = reminderIn(hours(1), { title: 'Call her', createdAt: inFuture(minutes(51)) });
  await one.shell.store.commit([add]);
  vi.setSystemTime(start.getTime() + hours(1) + 30_000);
  await showPush(push, world);
  await one.openTab();
  await one.pass(minutes(1));
  expect(one.history.map(({ content }) => content.item)).toEqual([id]);
});
