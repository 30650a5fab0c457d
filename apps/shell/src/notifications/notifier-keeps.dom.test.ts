// @vitest-environment jsdom
import { create, remove } from '@dayloom/data';
import type { NotificationEvent } from '@dayloom/data-local/device-ledger';
import { type Instant, instantOf, receipts, reminders, type UserId } from '@dayloom/domain';
import { latenessOf } from '@dayloom/domain/notifications';
import type { NotificationSource } from '@dayloom/platform';
import { aReceipt } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { describe, expect, it, vi } from 'vitest';
import { deviceForEachTest } from '../testing/device-for-each-test.ts';
import { hours, inFuture, minutes, reminderIn, start } from '../testing/reminders-ahead.ts';

const openDevice = deviceForEachTest();
const open = (...seed: readonly ReturnType<typeof create>[]) => openDevice({ seed });

/** Names the moment at which a reminder starts. */
const tagOfStart = (id: string, at: Instant) => `reminder-${id}-${Date.parse(at).toString(36)}-start`;

describe('a tab that dies between the screen and the receipt', () => {
  /** Dies at the moment of a reminder: it had claimed it, and perhaps it was on the screen. */
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
    await one.settle();
    one.before = undefined;
    expect(one.history).toEqual([]);
    return { one, at, tag: tagOfStart(id, at) };
  };

  it('[RC1] [NF20] with nothing on the screen leaves it to the next one, which shows it', async () => {
    const { one, tag } = await dying({ isOnScreen: false });
    await one.openTab();
    await one.pass(20_000);
    expect(one.history.map(({ content, isLate }) => [content.tag, isLate])).toEqual([[tag, false]]);
    expect(await one.receipts()).toMatchObject([{ moment: tag, shownAt: expect.any(String) as string }]);
  });

  it('[RC1] [NF19] with nothing on the screen and no tab for ten minutes it is told as missed', async () => {
    const { one, tag } = await dying({ isOnScreen: false });
    vi.setSystemTime(Date.now() + hours(3));
    await one.openTab();
    await one.pass(minutes(2));
    expect(one.history).toEqual([]);
    expect(await one.receipts()).toMatchObject([{ moment: tag, reason: 'asleep' }]);
  });

  it('[RC1] [NF20] is told as shown, and not shown again, where it is on the screen', async () => {
    const { one, at, tag } = await dying({ isOnScreen: true });
    await one.openTab();
    await one.pass(20_000);
    expect(one.history).toEqual([]);
    expect(await one.receipts()).toMatchObject([{ moment: tag, shownAt: at }]);
  });

  it.each([
    ['a minute later', minutes(1)],
    ['hours later', hours(3)],
  ])('[RC1] [NF20] is told as shown by one that comes %s, where it had confirmed it', async (_, gap) => {
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
  });
});

describe('what the worker has noted', () => {
  const eventOf = (kind: string, item: string): NotificationEvent => ({
    what: 'seen',
    at: inFuture(minutes(1)),
    content: {
      tag: `reminder-${item}-start`,
      at: inFuture(0),
      ...{ kind, item, title: 'Reminder', body: 'Call', lateBody: 'Call', to: '/reminders' },
    },
  });

  it('[RC1] and no storage takes is told to the console, and keeps back nothing that came after it', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const one = await open();
    await one.ledger.note(eventOf('k'.repeat(60), 'r1'));
    await one.ledger.note(eventOf('reminder', 'r2'));
    await one.pass(minutes(3));
    expect(await one.receipts()).toMatchObject([{ item: 'r2', seenAt: inFuture(minutes(1)) }]);
    expect(log.mock.calls.map(([message]: unknown[]) => message)).toEqual([
      'What happened to a notification cannot be written down.',
    ]);
  });
});

describe('what is told to whom', () => {
  it('[NF28] once somebody else is notified here, nothing of this user is shown or written down', async () => {
    const one = await open(reminderIn(minutes(20)).add);
    await one.ledger.begin('somebody-else' as UserId, 'device-9');
    await one.sleep(hours(2));
    expect(one.history).toEqual([]);
    expect(await one.receipts()).toEqual([]);
  });

  it('[NF19] [RC1] what another device has shown was not missed because this one slept', async () => {
    const at = inFuture(minutes(20));
    const { id, add } = reminderIn(minutes(20), { createdAt: inFuture(minutes(11)) });
    const { id: receipt, ...shown } = aReceipt(testUser.id, {
      ...{ moment: tagOfStart(id, at), at, shownAt: at, item: id, device: 'device-2' },
    });
    const one = await open(add, create(receipts, receipt, shown));
    await one.sleep(hours(2));
    expect((await one.receipts()).map(({ device: by }) => by)).toEqual(['device-2']);
  });

  it('[NF30] five in one minute are five notifications, and six are one', async () => {
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

  it('[NF30] what is late together after a jump of the clock is one notification', async () => {
    const one = await open(...Array.from({ length: 8 }, (_, index) => reminderIn(minutes(60 + index)).add));
    await one.pass(minutes(5));
    vi.setSystemTime(Date.now() + hours(1) + minutes(2));
    await one.pass(minutes(1));
    expect(one.history.map(({ content }) => content.title)).toEqual(['8 reminders']);
  });
});

describe('what is on the screen', () => {
  it('[NF17] stays while the source that told of it has not answered yet, and goes once it has', async () => {
    const { add } = reminderIn(minutes(5), { createdAt: inFuture(0) });
    const one = await open(add);
    await one.pass(minutes(6));
    expect(one.onScreen).toHaveLength(1);
    one.closeTabs();
    let answer = () => undefined as void;
    const slow: NotificationSource = () => (_, tell) => {
      answer = () => tell([]);
      return () => undefined;
    };
    const quick: NotificationSource = () => (_, tell) => {
      tell([]);
      return () => undefined;
    };
    one.sources = { 'planner/quick': quick, 'planner/slow': slow };
    await one.openTab();
    expect(one.onScreen).toHaveLength(1);
    answer();
    await one.settle();
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

  it('[NF17] [NF30] a group leaves out what was deleted, silently, and closes with its last item', async () => {
    const { one, ids, texts } = await openSix();
    expect(texts()).toEqual([['6 reminders', 'Call 0, Call 1, Call 2, +3 more']]);
    await one.shell.store.commit([remove(reminders, ids[0] ?? '')]);
    await one.settle();
    expect(texts()).toEqual([['5 reminders', 'Call 1, Call 2, Call 3, +2 more']]);
    expect(one.onScreen.map(({ silent }) => silent)).toEqual([true]);
    await one.shell.store.commit(ids.slice(1).map((id) => remove(reminders, id)));
    await one.settle();
    expect(texts()).toEqual([]);
  });

  it('[NF17] [NF30] a snoozed group comes back with what is left of it', async () => {
    const { one, ids, texts } = await openSix();
    const [content] = one.onScreen.map((shown) => shown.content);
    one.onScreen.length = 0;
    if (content) await one.ledger.snooze({ content, until: inFuture(minutes(11)) });
    await one.shell.store.commit(ids.slice(0, 4).map((id) => remove(reminders, id)));
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
    await one.settle();
    expect(one.onScreen).toHaveLength(1);
  });

  it('[NF20] what the system refused to show is no longer claimed, so that a push can show it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { id, add } = reminderIn(minutes(5), { createdAt: inFuture(0) });
    const one = await open(add);
    one.isRefusing = true;
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
