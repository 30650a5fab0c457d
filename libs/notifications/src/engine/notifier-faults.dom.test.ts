// @vitest-environment jsdom
import { create, remove, StoreError } from '@dayloom/data';
import { instantOf, nowOf, systemClock } from '@dayloom/domain';
import { aReceipt } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Device, deviceForEachTest } from '../testing/device-for-each-test.ts';
import { inFuture, minutes, reminderIn } from '../testing/reminders-ahead.ts';

const openDevice = deviceForEachTest();
const reminderAt = (milliseconds: number) => reminderIn(milliseconds, { createdAt: inFuture(0) });
const open = (...times: readonly number[]) => openDevice({ seed: times.map((time) => reminderAt(time).add) });
const full = new StoreError('storage-full', 'The disk is full');

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
});

/** Puts off the latest notification until that time. */
async function snooze(one: Device, until: number) {
  const content = one.history.at(-1)?.content;
  if (!content) throw new Error('Nothing was shown.');
  await one.ledger.snooze({ content, until: inFuture(until) });
  return content;
}

describe('a full disk', () => {
  it('[NF26] shows a snooze once whose end cannot be recorded', async () => {
    const one = await open(minutes(5));
    await one.pass(minutes(6));
    await snooze(one, minutes(9));
    vi.spyOn(one.ledger, 'endSnooze').mockRejectedValue(full);
    await one.pass(minutes(8));
    expect(one.history).toHaveLength(2);
  });

  it('[RC1] records what is shown, although the ledger cannot be written', async () => {
    const one = await open(minutes(5), minutes(11));
    await one.pass(minutes(6));
    await snooze(one, minutes(11));
    for (const write of [
      'claimAll',
      'confirm',
      'update',
      'note',
      'takeSnooze',
      'endSnooze',
      'snooze',
    ] as const)
      vi.spyOn(one.ledger, write).mockRejectedValue(full);
    await one.pass(minutes(5) + 5_000);
    expect((await one.receipts()).map(({ shownAt }) => shownAt)).toEqual([
      inFuture(minutes(1)),
      inFuture(minutes(5)),
      inFuture(minutes(11)),
    ]);
  });

  it('[RC3] [NF15] closes what was seen elsewhere and mirrors what is planned, although receipts cannot be written', async () => {
    const one = await open(minutes(5), minutes(8), minutes(30));
    await one.pass(minutes(6));
    const [first] = one.onScreen;
    if (!first) throw new Error('Nothing was shown.');
    const { tag } = first.content;
    const commit = one.shell.store.commit.bind(one.shell.store);
    vi.spyOn(one.shell.store, 'commit').mockRejectedValue(full);
    await one.pass(minutes(3));
    const now = nowOf(systemClock);
    const { id, ...seen } = aReceipt(testUser.id, {
      moment: tag,
      device: 'phone',
      shownAt: now,
      seenAt: now,
    });
    await commit([create('receipts', id, { ...seen, at: first.content.at })]);
    await one.flush();
    expect(one.onScreen.map(({ content }) => content.tag)).not.toContain(tag);
    expect(JSON.parse(localStorage.getItem('scheduledNotifications') ?? '[]')).toHaveLength(1);
  });
});

describe('a snooze', () => {
  it('[NF26] that the worker shows while a tab changes it is not shown again', async () => {
    const six = Array.from({ length: 6 }, () => reminderAt(minutes(15)));
    const one = await openDevice({ seed: six.map(({ add }) => add) });
    await one.pass(minutes(6));
    one.onScreen.length = 0;
    const until = inFuture(minutes(11));
    const content = await snooze(one, minutes(11));
    await one.ledger.note({ at: instantOf(new Date()), what: 'snoozed', content, until });
    await one.pass(minutes(4));
    const before = one.history.length;
    const change = one.ledger.snooze.bind(one.ledger);
    vi.spyOn(one.ledger, 'snooze').mockImplementationOnce(async (...changed) => {
      await one.ledger.endSnooze({ content, until }, { what: 'shown', at: until, content, until });
      await change(...changed);
    });
    await one.shell.store.commit([remove('reminders', six[0]?.id ?? '')]);
    await one.pass(minutes(3));
    expect(await one.ledger.snoozes()).toEqual([]);
    expect(one.history).toHaveLength(before);
  });
});
