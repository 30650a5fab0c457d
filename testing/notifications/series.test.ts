// @vitest-environment jsdom
import { type Change, patch, remove } from '@dayloom/data';
import {
  clockTimeOf,
  instantOf,
  planDay,
  planDayOf,
  type Repeat,
  reminders,
  repeats,
  repeatSkips,
  seriesDayId,
  storiesOf,
} from '@dayloom/domain';
import { seriesDays } from '@dayloom/series';
import { add, aReminder, aRepeat, aRepeatSkip } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import planner from '../../apps/planner/module.json' with { type: 'json' };
import activities from '../../apps/planner/src/notifications/activities.ts';
import remindersSource from '../../apps/planner/src/notifications/reminders.ts';
import { moduleDevice } from './module-device.ts';

type Device = Awaited<ReturnType<typeof moduleDevice>>;

const start = new Date('2026-03-05T09:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const devices: Device[] = [];

// The faked clock does not wait for code.
beforeAll(async () => void (await seriesDays.load()));
beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  vi.useFakeTimers({
    now: start,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  localStorage.clear();
});
afterEach(() => {
  for (const device of devices.splice(0)) device.closeTabs();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

type Databases = Pick<Parameters<typeof moduleDevice>[2], 'indexedDB' | 'ledgerDB'>;

async function open(seed: readonly Change[], tabs = 1, databases: Databases = {}) {
  const sources = { 'planner/reminders': remindersSource, 'planner/activities': activities };
  const device = await moduleDevice(planner, sources, { ...databases, seed });
  devices.push(device);
  for (let tab = 0; tab < tabs; tab += 1) await device.openTab();
  return device;
}

/** A reminder that repeats every day, so many milliseconds after the start of the day of the tests. */
const dailyIn = (milliseconds: number, fields: Partial<Repeat> = {}) =>
  add(
    repeats,
    aRepeat(testUser.id, {
      ...{ id: 'pills', makes: 'reminder', title: 'Pills', first: planDay('2026-01-01') },
      ...{ time: clockTimeOf(later(milliseconds)), createdAt: instantOf(new Date('2026-01-01T08:00:00Z')) },
      ...fields,
    }),
  );
const today = planDayOf(start);
const skipToday = add(repeatSkips, aRepeatSkip(testUser.id, { series: 'pills', day: today }));
const shownAt = (device: Device) =>
  device.history.map(({ content, at }) => `${content.title} ${(at - start.getTime()) / minute}`);

/** Presses 'Snooze 5min', as the worker notes it. */
async function snooze(device: Device) {
  const [shown] = device.onScreen.splice(0);
  if (!shown) throw new Error('Nothing is shown.');
  await device.ledger.snooze({ content: shown.content, until: instantOf(new Date(Date.now() + 5 * minute)) });
}

describe('a reminder that repeats', () => {
  it.each([1, 5])(
    '[RP22] [NF20] shows both moments once, with %i tabs and 59 others at random times, and writes receipts alone',
    async (tabs) => {
      const minutes = fc.array(fc.integer({ min: 11, max: 179 }), { minLength: 60, maxLength: 60 });
      const [offsets = []] = fc.sample(minutes, { numRuns: 1, seed: 22 });
      const device = await open(
        offsets.map((offset, index) => dailyIn(offset * minute, { id: `s${index}`, series: `s${index}` })),
        tabs,
      );
      const commit = vi.spyOn(device.shell.store, 'commit');
      await device.pass(3 * hour);
      const late = device.history.map(({ content, at }) => at - Date.parse(content.at));
      expect([Math.min(...late), Math.max(...late)].map((one) => one >= 0 && one <= minute)).toEqual([
        true,
        true,
      ]);
      const received = (await device.receipts()).filter((receipt) => receipt.shownAt !== undefined);
      expect(new Set(received.map(({ moment }) => moment)).size).toBe(120);
      const written = commit.mock.calls.flatMap(([changes]) => changes.map(({ collection }) => collection));
      expect(new Set(written)).toEqual(new Set(['receipts']));
    },
    300_000,
  );

  it('[RP22] [NF17] changed two minutes before its new time notifies then, and not at the old one', async () => {
    const device = await open([dailyIn(hour)]);
    await device.pass(30 * minute);
    const time = clockTimeOf(later(32 * minute));
    await device.shell.store.commit([
      dailyIn(0, { id: 'later', series: 'pills', first: today, time, createdAt: instantOf(new Date()) }),
    ]);
    await device.pass(60 * minute);
    expect(shownAt(device)).toEqual(['Reminder 32']);
  });

  it('[RP22] [NF17] skipped while it is shown leaves the screen, and undo brings its start back', async () => {
    const device = await open([dailyIn(20 * minute)]);
    await device.pass(11 * minute);
    expect(device.onScreen).toHaveLength(1);
    await device.shell.store.commit([skipToday]);
    await device.flush();
    expect(device.onScreen).toEqual([]);
    await device.shell.store.commit([remove('repeatSkips', skipToday.id)]);
    await device.pass(10 * minute);
    expect(shownAt(device)).toEqual(['Upcoming Reminder 10', 'Reminder 20']);
  });

  const storedToday = add(
    reminders,
    aReminder(testUser.id, {
      ...{ id: seriesDayId('pills', today), title: 'Pills', repeat: 'pills', repeatDay: today },
      ...{ dateTime: instantOf(later(20 * minute)) },
    }),
  );
  it.each<readonly [string, number, readonly Change[]]>([
    ['comes back', 2, []],
    ['comes back once its day is stored', 2, [storedToday]],
    [
      'ends with another name of its day',
      1,
      [storedToday, patch('reminders', storedToday.id, { title: 'Two' })],
    ],
    ['ends with its series', 1, [remove('repeats', 'pills')]],
  ])('[RP22] [NF26] that is snoozed %s', async (_, times, changes) => {
    const device = await open([dailyIn(20 * minute)]);
    await device.pass(20 * minute);
    device.history.length = 1;
    await snooze(device);
    if (changes.length > 0) await device.shell.store.commit(changes);
    await device.pass(6 * minute);
    expect(device.history).toHaveLength(times);
    expect(await device.ledger.snoozes()).toEqual([]);
  });

  it('[RP22] [ST6] moves with the clock of the place, and a single one keeps its moment', async () => {
    const single = aReminder(testUser.id, { dateTime: instantOf(later(hour)), createdAt: instantOf(start) });
    const device = await open([dailyIn(hour), add(reminders, single)]);
    vi.stubEnv('TZ', 'America/New_York');
    device.timeZone = 'America/New_York';
    await device.pass(8 * hour);
    const titles = device.history.map(
      ({ content, at }) => `${content.item.slice(0, 5)} ${at - start.getTime()}`,
    );
    const startsOf = [`remin ${hour}`, `pills ${7 * hour}`];
    expect(titles.filter((text) => startsOf.includes(text))).toEqual(startsOf);
    expect(device.history).toHaveLength(4);
  });

  it('[RP22] [NF19] [RC1] is missed once a device for each moment of thirty days after forty, with five tabs each', async () => {
    const indexedDB = new IDBFactory();
    for (const ledgerDB of [new IDBFactory(), new IDBFactory()]) {
      vi.setSystemTime(start);
      const device = await open(devices.length === 0 ? [dailyIn(3 * hour)] : [], 1, { indexedDB, ledgerDB });
      device.closeTabs();
      vi.setSystemTime(later(40 * day));
      for (let tab = 0; tab < 5; tab += 1) await device.openTab();
      await device.pass(5 * minute);
      expect(device.history).toEqual([]);
    }
    const [device] = devices;
    const receipts = (await device?.receipts()) ?? [];
    expect(new Set(receipts.map(({ reason }) => reason))).toEqual(new Set(['asleep']));
    expect([storiesOf(receipts).length, receipts.length]).toEqual([60, 120]);
  });

  it('[RP22] [NF30] [DA22] of two thousand in one minute is one notification for each moment, and one wait', async () => {
    const many = Array.from({ length: 2_000 }, (_, index) =>
      dailyIn(3 * hour, { id: `s${index}`, series: `s${index}` }),
    );
    const device = await open(many);
    // Of the tab and its database, not of the moments.
    expect(vi.getTimerCount()).toBeLessThan(10);
    await device.pass(3 * hour + minute);
    expect(device.history.map(({ content }) => content.title)).toEqual(['2000 reminders', '2000 reminders']);
  }, 300_000);
});
