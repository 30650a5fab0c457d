// @vitest-environment jsdom
import { create, patch, remove, restore, StoreError } from '@dayloom/data';
import { instantOf, storiesOf } from '@dayloom/domain';
import { aReceipt } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { type Device, deviceForEachTest } from '../testing/device-for-each-test.ts';
import { hours, inFuture, minutes, reminderIn, start } from '../testing/reminders-ahead.ts';
import { content as pushed } from '../worker/testing/worker-device.ts';

const openDevice = deviceForEachTest();
const open = (...seed: readonly ReturnType<typeof create>[]) => openDevice({ seed });
const reminderAt = (milliseconds: number) => reminderIn(milliseconds, { createdAt: inFuture(0) });

describe('the ledger of this device', () => {
  /** Clears the database, as a browser low on space or the user might. */
  const emptied = async (ledgerDB: IDBFactory) => {
    const opening = ledgerDB.open('dayloom-notifications');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const clearing = opening.result.transaction('user', 'readwrite').objectStore('user').clear();
    await new Promise((resolve) => clearing.addEventListener('success', resolve));
    opening.result.close();
  };

  it('[NF14] is created again for the same device after the browser cleared it', async () => {
    const ledgerDB = new IDBFactory();
    const device = await openDevice({ ledgerDB, seed: [reminderAt(minutes(5)).add] });
    const before = await device.ledger.user();
    await emptied(ledgerDB);
    await device.pass(minutes(6));
    expect(device.history).toHaveLength(1);
    expect(await device.receipts()).toMatchObject([{ device: before?.device }]);
  });

  it('[NF28] stays unchanged after a log-out, and is used again after a failed log-out', async () => {
    const one = await open(reminderAt(minutes(5)).add, reminderAt(minutes(8)).add);
    await one.ledger.end(testUser.id);
    await one.pass(minutes(6));
    expect(one.history).toEqual([]);
    await one.ledger.begin(testUser.id, 'device-9');
    await one.pass(minutes(7));
    expect(one.history.map(({ content }) => content.title)).toEqual(['Reminder', 'Reminder']);
  });

  it('[RC1] that cannot be written, as on a full disk, blocks nothing: it is shown once and recorded as shown', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const one = await open(reminderAt(minutes(5)).add);
    const full = new StoreError('storage-full', 'The disk is full');
    for (const write of ['claimAll', 'confirm', 'update', 'note'] as const)
      vi.spyOn(one.ledger, write).mockRejectedValue(full);
    await one.pass(minutes(16));
    expect(one.history).toHaveLength(1);
    expect(await one.receipts()).toMatchObject([{ shownAt: inFuture(minutes(5)) }]);
  });
});

describe('logging out', () => {
  it('[NF28] while several notifications are being shown stops the remaining ones', async () => {
    const one = await open(...Array.from({ length: 5 }, () => reminderAt(minutes(5)).add));
    let shown = 0;
    one.before = async () => {
      shown += 1;
      if (shown !== 3) return;
      await one.ledger.end(testUser.id);
      one.closeTabs();
    };
    await vi.advanceTimersByTimeAsync(minutes(5));
    await one.flush();
    expect(one.history).toHaveLength(3);
  });

  it('[NF28] in another tab stops them as well', async () => {
    const one = await open(...Array.from({ length: 5 }, () => reminderAt(minutes(5)).add));
    let shown = 0;
    one.before = async () => {
      shown += 1;
      if (shown === 3) await one.ledger.end(testUser.id);
    };
    await one.pass(minutes(6));
    expect(one.history).toHaveLength(3);
  });
});

describe('a cancelled reminder', () => {
  it('[RC1] [RM11] that is restored is not recorded as deleted', async () => {
    const { id, add } = reminderAt(hours(2));
    const one = await open(add);
    await one.pass(minutes(1));
    await one.shell.store.commit([remove('reminders', id)]);
    await one.flush();
    expect((await one.receipts()).map(({ reason }) => reason)).toEqual(['cancelled', 'cancelled']);
    await one.shell.store.commit([restore('reminders', id)]);
    await one.flush();
    expect(await one.receipts()).toEqual([]);
    await one.pass(hours(2));
    expect(storiesOf(await one.receipts()).map(({ outcome }) => outcome)).toEqual(['shown', 'shown']);
  });

  it('[RC1] [NF17] that is moved back records only the time in between as moved', async () => {
    const { id, add } = reminderAt(hours(2));
    const one = await open(add);
    for (const count of [3, 2]) {
      await one.shell.store.commit([patch('reminders', id, { dateTime: inFuture(hours(count)) })]);
      await one.flush();
    }
    const written = await one.receipts();
    expect(written.map(({ at, reason }) => [at, reason])).toEqual([
      [inFuture(hours(2) + minutes(50)), 'cancelled'],
      [inFuture(hours(3)), 'cancelled'],
    ]);
  });
});

describe('a push', () => {
  const push = async (one: Device) => {
    const content = pushed({ tag: 'reminder-other-x-start', at: inFuture(minutes(2)) });
    await one.ledger.claim(testUser.id, content.tag, content.at, true);
    one.onScreen.push({ content, at: Date.now(), isLate: false });
    await one.ledger.note({ what: 'shown', at: content.at, content });
  };

  it('[NF17] of an item that has not reached this device yet stays on the screen', async () => {
    const one = await open(reminderAt(hours(5)).add);
    await one.pass(minutes(2));
    await push(one);
    await one.shell.store.commit([reminderAt(hours(6)).add]);
    await one.pass(minutes(2));
    expect(one.onScreen).toHaveLength(1);
  });
});

describe('the clock and the time zone of a device', () => {
  it('[RC1] a clock that is years ahead at one start deletes no history', async () => {
    const one = await open(reminderAt(minutes(5)).add);
    await one.pass(minutes(6));
    one.closeTabs();
    vi.setSystemTime(start.getTime() + hours(24 * 3_652));
    await one.openTab();
    await one.flush();
    expect(await one.receipts()).toHaveLength(1);
  });

  it('[RC1] more than 200 expired receipts are all deleted, also in a tab that stays open', async () => {
    const old = Array.from({ length: 450 }, (_, index) => {
      const { id: _id, ...fields } = aReceipt(testUser.id, {
        at: instantOf(new Date(start.getTime() - hours(24 * 30) + minutes(60) + index)),
      });
      return create('receipts', `old-${index}`, fields);
    });
    const one = await open(...old, reminderAt(minutes(5)).add, reminderAt(hours(25)).add);
    await one.pass(minutes(6));
    expect(await one.receipts()).toHaveLength(451);
    await one.sleep(hours(25));
    await one.sleep(hours(25));
    expect((await one.receipts()).map(({ id }) => id.slice(0, 4))).not.toContain('old-');
  });

  it('[NF13] [DA33] everything is planned again in another time zone', async () => {
    const one = await open();
    const asked = vi.fn(() => () => undefined);
    one.closeTabs();
    one.sources = { 'planner/activities': () => asked };
    const notifier = await one.openTab();
    await one.flush();
    const before = asked.mock.calls.length;
    one.timeZone = 'America/New_York';
    notifier.check();
    expect(asked.mock.calls.length).toBe(before + 1);
  });
});
