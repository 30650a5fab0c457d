// @vitest-environment jsdom
import { create, remove } from '@dayloom/data';
import type { NotificationEvent } from '@dayloom/data-local/device-ledger';
import { type Instant, instantOf, type UserId } from '@dayloom/domain';
import { latenessOf } from '@dayloom/domain/notifications';
import type { NotificationSource } from '@dayloom/platform';
import { aReceipt } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { describe, expect, it, vi } from 'vitest';
import { deviceForEachTest } from '../testing/device-for-each-test.ts';
import { hours, inFuture, minutes, reminderIn, start } from '../testing/reminders-ahead.ts';

const openDevice = deviceForEachTest();
const open = (...seed: readonly ReturnType<typeof create>[]) => openDevice({ seed });

/** The tag of the moment at which a reminder starts. */
const tagOfStart = (id: string, at: Instant) => `reminder-${id}-${Date.parse(at).toString(36)}-start`;

describe('a tab that closes before it writes the receipt', () => {
  /** Closes the tab when a reminder is due: it was claimed and, if `isOnScreen`, shown. */
  const dying = async ({ isOnScreen }: { readonly isOnScreen: boolean }) => {
    const at = inFuture(minutes(5));
    const { id, add } = reminderIn(minutes(5), { createdAt: inFuture(0) });
    const one = await open(add);
    one.before = (content) => {
      one.closeTabs();
      if (isOnScreen) one.onScreen.push({ content, isLate: false, at: Date.now() });
      return new Promise(() => undefined);
    };
    await vi.advanceTimersByTimeAsync(minutes(5));
    await one.flush();
    one.before = undefined;
    expect(one.history).toEqual([]);
    return { one, at, tag: tagOfStart(id, at) };
  };

  it('[RC1] [NF20] without showing the notification leaves it to the next tab, which shows it', async () => {
    const { one, tag } = await dying({ isOnScreen: false });
    await one.openTab();
    await one.pass(20_000);
    expect(one.history.map(({ content, isLate }) => [content.tag, isLate])).toEqual([[tag, false]]);
    expect(await one.receipts()).toMatchObject([{ moment: tag, shownAt: expect.any(String) as string }]);
  });

  it('[RC1] [NF19] without showing the notification records it as missed after ten minutes without a tab', async () => {
    const { one, tag } = await dying({ isOnScreen: false });
    vi.setSystemTime(Date.now() + hours(3));
    await one.openTab();
    await one.pass(minutes(2));
    expect(one.history).toEqual([]);
    expect(await one.receipts()).toMatchObject([{ moment: tag, reason: 'asleep' }]);
  });

  it('[RC1] [NF20] after showing the notification records it as shown and does not show it again', async () => {
    const { one, at, tag } = await dying({ isOnScreen: true });
    await one.openTab();
    await one.pass(20_000);
    expect(one.history).toEqual([]);
    expect(await one.receipts()).toMatchObject([{ moment: tag, shownAt: at }]);
  });

  it.each([
    ['a minute later', minutes(1)],
    ['hours later', hours(3)],
  ])(
    '[RC1] [NF20] after confirming the notification has a tab opened %s record it as shown',
    async (_, gap) => {
      const at = inFuture(minutes(5));
      const { id, add } = reminderIn(minutes(5), { createdAt: inFuture(0) });
      const one = await open(add);
      one.closeTabs();
      vi.setSystemTime(Date.parse(at));
      await one.ledger.claim(testUser.id, tagOfStart(id, at), at);
      await one.ledger.confirm([tagOfStart(id, at)], at);
      vi.setSystemTime(Date.parse(at) + gap);
      await one.openTab();
      await one.pass(minutes(2));
      expect(one.history).toEqual([]);
      expect(await one.receipts()).toMatchObject([{ moment: tagOfStart(id, at), shownAt: at }]);
      expect((await one.receipts())[0]).not.toHaveProperty('reason');
    },
  );
});

describe('an event that the worker has noted', () => {
  const eventOf = (kind: string, item: string): NotificationEvent => ({
    what: 'seen',
    at: inFuture(minutes(1)),
    content: {
      tag: `reminder-${item}-start`,
      at: inFuture(0),
      ...{ kind, item, title: 'Reminder', body: 'Call', lateBody: 'Call', to: '/reminders' },
    },
  });

  it('[RC1] is logged if it can never be stored, and does not block later events', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const one = await open();
    await one.ledger.note(eventOf('k'.repeat(60), 'r1'));
    await one.ledger.note(eventOf('reminder', 'r2'));
    await one.pass(minutes(3));
    expect(await one.receipts()).toMatchObject([{ item: 'r2', seenAt: inFuture(minutes(1)) }]);
    expect(log.mock.calls.map(([message]: unknown[]) => message)).toEqual([
      'An event of a notification cannot be recorded.',
    ]);
  });
});

describe('who is notified of what', () => {
  it('[NF28] after another user is notified on the device, nothing is shown or recorded for this user', async () => {
    const one = await open(reminderIn(minutes(20)).add);
    await one.ledger.begin('somebody-else' as UserId, 'device-9');
    await one.sleep(hours(2));
    expect(one.history).toEqual([]);
    expect(await one.receipts()).toEqual([]);
  });

  it('[NF19] [RC1] what another device has shown is not recorded as missed when this device slept', async () => {
    const at = inFuture(minutes(20));
    const { id, add } = reminderIn(minutes(20), { createdAt: inFuture(minutes(11)) });
    const { id: receipt, ...shown } = aReceipt(testUser.id, {
      ...{ moment: tagOfStart(id, at), at, shownAt: at, item: id, device: 'device-2' },
    });
    const one = await open(add, create('receipts', receipt, shown));
    await one.sleep(hours(2));
    expect((await one.receipts()).map(({ device: by }) => by)).toEqual(['device-2']);
  });

  it('[NF30] five moments in one minute are five notifications, and six are one', async () => {
    const late = { createdAt: inFuture(hours(1)) };
    const five = Array.from({ length: 5 }, () => reminderIn(hours(1) + minutes(5), late).add);
    const six = Array.from({ length: 6 }, () => reminderIn(hours(1) + minutes(8), late).add);
    const one = await open(...five, ...six);
    await one.pass(hours(1) + minutes(6));
    expect(one.history).toHaveLength(5);
    await one.pass(minutes(3));
    expect(one.history.slice(5).map(({ content }) => content.title)).toEqual(['6 reminders']);
    expect(await one.receipts()).toHaveLength(11);
  });

  it('[NF30] many late moments after a jump of the clock are one notification', async () => {
    const one = await open(...Array.from({ length: 8 }, (_, index) => reminderIn(minutes(60 + index)).add));
    await one.pass(minutes(5));
    vi.setSystemTime(Date.now() + hours(1) + minutes(2));
    await one.pass(minutes(1));
    expect(one.history.map(({ content }) => content.title)).toEqual(['8 reminders']);
  });
});

describe('notifications on the screen', () => {
  it('[NF17] stay until their source has answered without them', async () => {
    const { add } = reminderIn(minutes(5), { createdAt: inFuture(0) });
    const one = await open(add);
    await one.pass(minutes(6));
    expect(one.onScreen).toHaveLength(1);
    one.closeTabs();
    let answer = () => undefined as void;
    const slow: NotificationSource = () => (_, next) => {
      answer = () => next([]);
      return () => undefined;
    };
    const quick: NotificationSource = () => (_, next) => {
      next([]);
      return () => undefined;
    };
    one.sources = { 'planner/quick': quick, 'planner/slow': slow };
    await one.openTab();
    expect(one.onScreen).toHaveLength(1);
    answer();
    await one.flush();
    expect(one.onScreen).toEqual([]);
  });

  const openSix = async () => {
    const six = Array.from({ length: 6 }, (_, index) =>
      reminderIn(minutes(5), { title: `Call ${index}`, createdAt: inFuture(0) }),
    );
    const one = await open(...six.map(({ add }) => add));
    await one.pass(minutes(6));
    return { one, ids: six.map(({ id }) => id), texts: () => one.onScreen.map(textsOf) };
  };
  const textsOf = ({ content }: { readonly content: { readonly title: string; readonly body: string } }) => [
    content.title,
    content.body,
  ];

  it('[NF17] [NF30] a group silently drops deleted items and closes with the last one', async () => {
    const { one, ids, texts } = await openSix();
    expect(texts()).toEqual([['6 reminders', 'Call 0, Call 1, Call 2, +3 more']]);
    await one.shell.store.commit([remove('reminders', ids[0] ?? '')]);
    await one.flush();
    expect(texts()).toEqual([['5 reminders', 'Call 1, Call 2, Call 3, +2 more']]);
    expect(one.onScreen.map(({ silent }) => silent)).toEqual([true]);
    await one.shell.store.commit(ids.slice(1).map((id) => remove('reminders', id)));
    await one.flush();
    expect(texts()).toEqual([]);
  });

  it('[NF17] [NF30] a snoozed group comes back without deleted items', async () => {
    const { one, ids, texts } = await openSix();
    const [content] = one.onScreen.map((shown) => shown.content);
    one.onScreen.length = 0;
    if (content) await one.ledger.snooze({ content, until: inFuture(minutes(11)) });
    await one.shell.store.commit(ids.slice(0, 4).map((id) => remove('reminders', id)));
    await one.pass(minutes(6));
    expect(texts()).toEqual([['2 reminders', 'Call 4, Call 5']]);
  });

  it('a test notification stays', async () => {
    const one = await open(reminderIn(hours(5)).add);
    one.onScreen.push({
      at: Date.now(),
      isLate: false,
      content: {
        ...{ tag: 'test', kind: 'test', item: 'test', at: instantOf(new Date()) },
        ...{ title: 'Test', body: 'It works', lateBody: 'It works', to: '/notifications' },
      },
    });
    await one.shell.store.commit([reminderIn(hours(6)).add]);
    await one.flush();
    expect(one.onScreen).toHaveLength(1);
  });

  it('[NF20] the claim is released when the system fails to show it, so that a push can', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { id, add } = reminderIn(minutes(5), { createdAt: inFuture(0) });
    const one = await open(add);
    one.rejectsNotifications = true;
    await one.pass(minutes(6));
    expect(await one.ledger.claimsOf([tagOfStart(id, inFuture(minutes(5)))])).toEqual(new Map());
  });
});

describe('how late something is', () => {
  it.each([
    [-1, 'ahead'],
    [0, 'now'],
    [90_000, 'now'],
    [90_001, 'late'],
    [600_000, 'late'],
    [600_001, 'missed'],
  ])('[NF19] %i ms after its moment it is %s', (by, lateness) => {
    expect(latenessOf(inFuture(0), new Date(start.getTime() + by))).toBe(lateness);
  });
});
