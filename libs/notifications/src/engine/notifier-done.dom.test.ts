// @vitest-environment jsdom
import { changeSettings, patch, query, remove } from '@dayloom/data';
import { clockTime, instantOf, planDay, repeats, seriesDayId } from '@dayloom/domain';
import { add, aRepeat } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Device, deviceForEachTest } from '../testing/device-for-each-test.ts';
import { inFuture, minutes, reminderIn } from '../testing/reminders-ahead.ts';
import { openClick } from '../worker/open-click.ts';
import { content as contentOf, workerDevice } from '../worker/testing/worker-device.ts';

const openDevice = deviceForEachTest();
afterEach(() => vi.restoreAllMocks());

/** A device that has shown the start of a reminder; then its tab was closed, and 'Done' was pressed. */
async function pressedDevice() {
  const reminder = reminderIn(minutes(5), { createdAt: inFuture(0) });
  const device = await openDevice({ seed: [reminder.add] });
  await device.pass(minutes(6));
  device.closeTabs();
  await pressDone(device);
  return { device, id: reminder.id };
}

/** Only the worker notices the press. */
async function pressDone({ ledger, history }: Device, content = history[0]?.content) {
  const { world } = await workerDevice({ ledger, isSignedIn: false });
  await openClick({ notification: { data: content, close: () => undefined }, action: 'done' }, world);
}

const stored = async ({ shell }: Device) =>
  (await shell.store.get(query('reminders').ownedBy(testUser.id))).records;
const isDone = async (device: Device) => (await stored(device)).map(({ completed }) => completed);
const seenAt = async (device: Device) => (await device.receipts()).map((receipt) => receipt.seenAt);
const tabAfter = async (device: Device) => {
  await device.openTab();
  await device.pass(minutes(2));
};

it('[NF33] [ST7] the choice of the first button is noted for whatever shows notifications', async () => {
  const device = await openDevice();
  const choose = async (notificationButton: 'view' | 'done') => {
    const at = instantOf(new Date());
    await device.shell.store.commit(changeSettings(testUser.id, { notificationButton }, at));
    await device.flush();
    return (await device.ledger.user())?.button;
  };
  expect(await choose('done')).toBe('done');
  expect(await choose('view')).toBe('view');
});

describe("'Done' that was pressed without a tab", () => {
  it('[NF33] [RC1] is stored by the next tab, with the receipt', async () => {
    const { device } = await pressedDevice();
    const pressed = instantOf(new Date());
    expect(await isDone(device)).toEqual([false]);
    await tabAfter(device);
    expect([await isDone(device), await seenAt(device)]).toEqual([[true], [pressed]]);
  });

  it('[NF33] leaves nothing of the item unread', async () => {
    const reminder = reminderIn(minutes(15), { createdAt: inFuture(0) });
    const device = await openDevice({ seed: [reminder.add] });
    await device.pass(minutes(16));
    device.closeTabs();
    await pressDone(device, device.history.at(-1)?.content);
    await tabAfter(device);
    const receipts = await device.receipts();
    expect(receipts.map((receipt) => (receipt.seenAt ?? receipt.readAt) !== undefined)).toEqual([true, true]);
  });

  it('[NF33] with a tab, is stored at once', async () => {
    const { device, id } = await pressedDevice();
    await tabAfter(device);
    await device.shell.store.commit([patch('reminders', id, { completed: false })]);
    const notifier = await device.openTab();
    await pressDone(device);
    notifier.check();
    await device.flush();
    expect(await isDone(device)).toEqual([true]);
  });

  it('[NF35] counts once: a tab that dies before it forgets the press does not undo what is changed then', async () => {
    const { device, id } = await pressedDevice();
    vi.spyOn(console, 'error').mockReturnValue();
    const passOn = device.ledger.passOn.bind(device.ledger);
    vi.spyOn(device.ledger, 'passOn').mockImplementationOnce((write) =>
      passOn(async (events) => {
        await write(events);
        expect(await isDone(device)).toEqual([true]);
        await device.shell.store.commit([patch('reminders', id, { completed: false })]);
        throw new Error('The tab dies.');
      }),
    );
    await tabAfter(device);
    expect(await isDone(device)).toEqual([false]);
    const write = vi.fn<Parameters<typeof passOn>[0]>();
    await passOn(write);
    expect(write).not.toHaveBeenCalled();
  });

  it('[NF35] leaves an item as it is that was moved meanwhile, and one that was deleted', async () => {
    const { device, id } = await pressedDevice();
    await device.shell.store.commit([patch('reminders', id, { dateTime: inFuture(minutes(600)) })]);
    await tabAfter(device);
    expect(await isDone(device)).toEqual([false]);
    device.closeTabs();
    await device.shell.store.commit([remove('reminders', id)]);
    await pressDone(device);
    await tabAfter(device);
    expect(await isDone(device)).toEqual([]);
  });

  it('[NF33] [RP22] of a series, stores the day alone as done', async () => {
    const day = planDay('2026-03-05');
    const series = aRepeat(testUser.id, {
      id: 'pills',
      makes: 'reminder',
      first: day,
      time: clockTime('09:00'),
    });
    const device = await openDevice({ seed: [add(repeats, series)] });
    device.closeTabs();
    await pressDone(device, contentOf({ item: seriesDayId('pills', day) }));
    await tabAfter(device);
    expect(await stored(device)).toMatchObject([
      { id: seriesDayId('pills', day), repeat: 'pills', repeatDay: day, completed: true },
    ]);
  });

  it('[NF35] waits while this device does not have all records', async () => {
    const { device } = await pressedDevice();
    vi.spyOn(device.shell.store, 'get').mockResolvedValue({ records: [], isComplete: false } as never);
    await tabAfter(device);
    vi.restoreAllMocks();
    expect(await isDone(device)).toEqual([false]);
    device.closeTabs();
    await tabAfter(device);
    expect(await isDone(device)).toEqual([true]);
  });
});
