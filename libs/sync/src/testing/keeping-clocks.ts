import { clockRunsOf, meditationsOf, meditationStatsOf, sessionsOf } from '@dayloom/data';
import { type ClockKind, type ClockRun, clockState } from '@dayloom/domain';
import { keepClocks, startChanges, type stopChanges } from '@dayloom/clocks';
import { afterEach, beforeEach, vi } from 'vitest';
import { ada, laptop, newDevicesForEachTest, phone, tablet } from './adas-devices.ts';
import { type Device, expectSoon, sent, synced } from './devices.ts';

/** The part of a page's document that the clocks use. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const open: (() => void)[] = [];

/** The devices for each test of a file. Their pages close after it. */
export function newKeepersForEachTest() {
  newDevicesForEachTest();
  beforeEach(() => void vi.stubGlobal('document', page));
  afterEach(() => {
    for (const close of open.splice(0)) close();
    vi.unstubAllGlobals();
  });
}

interface KeepingOptions {
  readonly kinds?: readonly ClockKind[];
  /** Milliseconds that a late device waits for others. */
  readonly gracePeriod?: number;
}

/** A device that keeps clocks, and the messages it shows. */
export function keeping(
  device: Device,
  { kinds = ['focus', 'stopwatch'], gracePeriod = 0 }: KeepingOptions = {},
) {
  const store = device.open();
  const messages: string[] = [];
  const note = (message: string) => void messages.push(message);
  open.push(
    keepClocks(
      {
        store,
        clock: device.clock,
        gracePeriod,
        user: { id: ada, email: 'ada@example.com' },
        toasts: { success: note, warning: note, error: note },
      },
      kinds,
    ),
  );
  const runs = async () => (await store.get(clockRunsOf(ada))).records;
  const runNamed = async (id: string) => {
    const found = (await runs()).find((run) => run.id === id);
    if (!found) throw new Error(`No run ${id}`);
    return found;
  };
  return {
    device,
    store,
    messages,
    sessions: async () => (await store.get(sessionsOf(ada))).records,
    meditations: async () => (await store.get(meditationsOf(ada))).records,
    stats: async () => (await store.get(meditationStatsOf(ada))).records[0],
    phase: async (id: string) => (await runs()).find((run) => run.id === id)?.phase,
    start: async (id: string, kind: ClockRun['kind'], target?: number) =>
      store.commit(
        startChanges(
          { id, userId: ada, kind, ...(target !== undefined && { target }) },
          await runs(),
          device.clock.now(),
        ),
      ),
    act: async (act: typeof stopChanges, id: string) =>
      store.commit(act(await runNamed(id), device.clock.now())),
    isFinished: async (id: string) => clockState(await runNamed(id), device.clock.now()).phase === 'finished',
  };
}
export type Keeping = ReturnType<typeof keeping>;

/** Both devices with a page open and fully synced. */
export async function bothOpen(options: KeepingOptions = {}): Promise<[Keeping, Keeping]> {
  const both: [Keeping, Keeping] = [keeping(phone, options), keeping(laptop, options)];
  for (const { store } of both) await synced(store);
  return both;
}

/** Advances the time of all devices. */
export const pass = (seconds: number) => {
  for (const device of [phone, laptop, tablet]) device.timers.advance(seconds * 1000);
  page.dispatchEvent(new Event('visibilitychange'));
};

export const online = (device: Device, isOnline: boolean) => device.network.set(isOnline);

/** All devices with a page open, fully synced, and then offline. */
export async function allApart(kinds?: readonly ClockKind[]) {
  const all = [phone, laptop, tablet].map((device) => keeping(device, kinds && { kinds })) as [
    Keeping,
    Keeping,
    Keeping,
  ];
  for (const { store } of all) await synced(store);
  for (const { device } of all) online(device, false);
  return all;
}

/** The devices come online, one after the other. */
export async function meet(...devices: readonly Keeping[]) {
  for (const { device, store } of devices) {
    online(device, true);
    pass(60);
    await sent(store);
  }
}

const durations = async ({ sessions }: Keeping) =>
  Object.fromEntries((await sessions()).map(({ id, duration }) => [id, duration]));
export async function expectSessions(
  devices: readonly Keeping[],
  expected: Readonly<Record<string, number>>,
) {
  for (const one of devices) await expectSoon(() => durations(one)).toEqual(expected);
}
