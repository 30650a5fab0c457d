import { instantOf, type UserId } from '@dayloom/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openClick } from './open-click.ts';
import { wakeSnoozes } from './snoozing.ts';
import { content, openPage, workerDevice } from './testing/worker-device.ts';

const start = new Date('2026-03-05T09:00:00Z');
const minute = 60_000;
const after = (milliseconds: number) => instantOf(new Date(start.getTime() + milliseconds));
const databaseTurns = async () => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};
const pass = async (milliseconds: number) => {
  await databaseTurns();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await databaseTurns();
};

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Device = Awaited<ReturnType<typeof workerDevice>>;
/** Presses 'Snooze 5min'. */
const snooze = ({ world }: Device, data = content({ at: after(0) })) => {
  const notification = { data, close: vi.fn() };
  return { notification, waiting: openClick({ notification, action: 'snooze' }, world) };
};

describe("'Snooze 5min'", () => {
  it('[NF26] closes the notification and shows the same one exactly five minutes later', async () => {
    const tab = openPage('https://dayloom.example/');
    const device = await workerDevice({ pages: [tab] });
    const { notification, waiting } = snooze(device);
    expect(notification.close).toHaveBeenCalledOnce();
    await pass(5 * minute - 1);
    expect(device.shown).toEqual([]);
    expect(tab.messages).toEqual([{ type: 'dayloom-notifications-changed' }]);
    await pass(1);
    await waiting;
    expect(device.shown.map(({ at }) => at - start.getTime())).toEqual([5 * minute]);
    expect(device.shown[0]).toMatchObject({
      title: 'Reminder',
      options: { body: content().body, tag: content().tag, data: content({ at: after(0) }) },
    });
    expect(device.shown[0]?.options).not.toHaveProperty('silent');
    // A silent push may have brought it back.
    expect(device.shown[0]?.options).toHaveProperty('renotify', true);
    expect(await device.events()).toEqual(['snoozed', 'shown']);
  });

  it('[NF26] pressed twelve minutes late comes back five minutes after the press', async () => {
    const device = await workerDevice();
    const { waiting } = snooze(device, content({ at: after(-12 * minute) }));
    await pass(5 * minute);
    await waiting;
    expect(device.shown.map(({ at }) => at - start.getTime())).toEqual([5 * minute]);
  });

  it('[NF27] stays snoozed if the system fails to show it, for a tab or the next push', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { world, ledger, shown } = await workerDevice();
    await ledger.snooze({ content: content(), until: after(0) });
    await wakeSnoozes({
      ...world,
      registration: { showNotification: () => Promise.reject(new TypeError('The system refuses it.')) },
    });
    expect(await ledger.snoozes()).toHaveLength(1);
    expect(log).toHaveBeenCalledOnce();
    await wakeSnoozes(world);
    expect(shown).toHaveLength(1);
    expect(await ledger.snoozes()).toEqual([]);
  });

  it('[NF26] ends the click event before Chromium would stop the worker', async () => {
    const { waiting } = snooze(await workerDevice());
    const isOver = vi.fn();
    void waiting.then(isOver);
    await pass(5 * minute - 15_001);
    expect(isOver).not.toHaveBeenCalled();
    await pass(1);
    expect(isOver).toHaveBeenCalled();
  });

  it('[NF27] can be pressed again and again', async () => {
    const device = await workerDevice();
    for (const time of [1, 2, 3]) {
      const { waiting } = snooze(device);
      await pass(5 * minute);
      await waiting;
      expect(device.shown).toHaveLength(time);
    }
  });

  it('[NF27] is stored when the worker stops, and shown late by the next one', async () => {
    const device = await workerDevice();
    await device.ledger.snooze({ content: content(), until: after(5 * minute) });
    await wakeSnoozes(device.world);
    expect(device.shown).toEqual([]);
    vi.setSystemTime(after(9 * minute));
    await wakeSnoozes(device.world);
    expect(device.shown.map(({ options }) => options.body)).toEqual([content().lateBody]);
    await wakeSnoozes(device.world);
    expect(device.shown).toHaveLength(1);
  });

  it('[NF27] that was due more than ten minutes ago is left for a tab to record as missed', async () => {
    const device = await workerDevice();
    await device.ledger.snooze({ content: content(), until: after(0) });
    vi.setSystemTime(after(10 * minute + 1));
    await wakeSnoozes(device.world);
    expect(device.shown).toEqual([]);
    expect(await device.ledger.snoozes()).toHaveLength(1);
  });

  it('[NF20] is shown once if a tab claims it', async () => {
    const device = await workerDevice();
    const { waiting } = snooze(device);
    await pass(5 * minute - 1);
    const [kept] = await device.ledger.snoozes();
    expect(kept && (await device.ledger.takeSnooze(kept, instantOf(new Date())))).toBe(true);
    await pass(1);
    await waiting;
    expect(device.shown).toEqual([]);
  });

  it('[NF28] shows nothing if the user logs out before or after the click', async () => {
    const device = await workerDevice();
    const { waiting } = snooze(device);
    await databaseTurns();
    await device.ledger.end('ada' as UserId);
    await pass(5 * minute);
    await waiting;
    await snooze(device).waiting;
    expect(await device.ledger.snoozes()).toEqual([]);
    expect(device.shown).toEqual([]);
  });

  it('keeps a notification on the screen, without a sound, if it cannot be snoozed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const device = await workerDevice();
    vi.spyOn(device.ledger, 'snooze').mockRejectedValue(new Error('storage is full'));
    await snooze(device).waiting;
    expect(device.shown.map(({ options }) => [options.tag, options.silent])).toEqual([[content().tag, true]]);
  });
});
