// @vitest-environment jsdom
import { create, patch } from '@dayloom/data';
import { type Instant, instantOf, type Reminder } from '@dayloom/domain';
import { aReminder } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import planner from '../../apps/planner/module.json' with { type: 'json' };
import remindersSource from '../../apps/planner/src/notifications/reminders.ts';
import { ringsOf } from '../../libs/domain/src/notifications/testing/moments-for.ts';
import { moduleDevice } from './module-device.ts';

const start = new Date('2026-03-05T09:00:00Z');
const minute = 60_000;
/** All of them are within three hours, to the millisecond. */
const span = 180 * minute;

beforeEach(() => {
  vi.useFakeTimers({
    now: start,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** 200 reminders, each more than ten minutes after the start, from a seed that a failure would name. */
const [seconds = []] = fc.sample(
  fc.array(fc.noBias(fc.integer({ min: 10 * minute + 1, max: span })), { minLength: 200, maxLength: 200 }),
  { numRuns: 1, seed: 12 },
);

const sources = { 'planner/reminders': remindersSource };

/** A hundred reminders with random leads, and sixty changes: each puts one off, or says whether it is done. */
function randomChoices() {
  const inSpan = fc
    .integer({ min: minute, max: span })
    .map((later) => instantOf(new Date(start.getTime() + later)));
  const leads = fc.constantFrom('none', '0', '5', '10 0', '60 30 10', '1440 120 0');
  const chosen = fc.record({ dateTime: inSpan, leads });
  const change = fc.tuple(
    fc.nat({ max: 99 }).map((index) => `r${index}`),
    fc.oneof(
      fc.record({ snoozedUntil: inSpan, completed: fc.constant(false) }),
      fc.record({ completed: fc.boolean() }),
    ),
  );
  const lists = fc.tuple(
    fc.array(chosen, { minLength: 100, maxLength: 100 }),
    fc.array(change, { minLength: 60, maxLength: 60 }),
  );
  const [[all, changes] = [[], []]] = fc.sample(lists, { numRuns: 1, seed: 72 });
  const createdAt = instantOf(new Date(start.getTime() - minute));
  const reminders: readonly Reminder[] = all.map((fields, index) =>
    aReminder(testUser.id, { id: `r${index}`, createdAt, ...fields }),
  );
  return { reminders, changes };
}

/** Creates a device with reminders at these offsets from the start in milliseconds. */
function deviceWith(later: readonly number[]) {
  const seed = later.map((milliseconds) => {
    const { id, ...fields } = aReminder(testUser.id, {
      dateTime: instantOf(new Date(start.getTime() + milliseconds)),
      createdAt: instantOf(new Date(start.getTime() - minute)),
    });
    return create('reminders', id, fields);
  });
  return moduleDevice(planner, sources, { seed });
}

it.each([
  [1, 0],
  [5, 0],
  [1, 2],
])(
  '[NF11] [NF20] 400 notifications of 200 reminders are shown once each, none early, with %i tabs open and %i reloads',
  async (tabs, reloads) => {
    const device = await deviceWith(seconds);
    for (let tab = 0; tab < tabs; tab += 1) await device.openTab();
    for (let reload = 0; reload < reloads; reload += 1) {
      await device.pass(span / 3);
      device.closeTabs();
      await device.openTab();
    }
    await device.pass(start.getTime() + span + minute - Date.now());
    device.closeTabs();

    const late = device.history.map(({ content, at }) => at - Date.parse(content.at));
    expect(new Set(device.history.map(({ content }) => content.tag)).size).toBe(400);
    expect(device.history).toHaveLength(400);
    expect(Math.min(...late)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...late)).toBeLessThanOrEqual(minute);
    const written = await device.receipts();
    expect(written.filter(({ shownAt }) => shownAt !== undefined)).toHaveLength(400);
  },
  // Three hours with five tabs, minute by minute.
  300_000,
);

it('[NF31] [NF32] [NF33] [NF20] each time that was chosen is shown once a device, none early, with five tabs and changes', async () => {
  const { reminders, changes } = randomChoices();
  const indexedDB = new IDBFactory();
  const seed = reminders.map(({ id, ...fields }) => create('reminders', id, fields));
  const laptop = await moduleDevice(planner, sources, { indexedDB, ledgerDB: new IDBFactory(), seed });
  const phone = await moduleDevice(planner, sources, { indexedDB, ledgerDB: new IDBFactory() });
  for (let tab = 0; tab < 5; tab += 1) await (tab < 4 ? laptop : phone).openTab();
  const expected = new Set<string>();
  let known = reminders;
  let last = Date.now();
  const expectBetween = (from: number, to: number) => {
    for (const one of known)
      for (const at of ringsOf({ ...one, type: 'reminder', startsAt: one.dateTime as Instant }))
        if (at > from && at <= to) expected.add(`${one.id} ${at}`);
  };
  for (const [id, fields] of changes) {
    await laptop.pass(span / changes.length);
    await phone.flush();
    expectBetween(last, Date.now());
    last = Date.now();
    await laptop.shell.store.commit([patch('reminders', id, fields)]);
    await laptop.flush();
    known = known.map((one) => (one.id === id ? { ...one, ...fields } : one));
  }
  for (const device of [laptop, phone]) {
    const shown = device.history.map(({ content }) => `${content.item} ${Date.parse(content.at)}`);
    expect(shown.toSorted()).toEqual([...expected].toSorted());
    const late = device.history.map(({ content, at }) => at - Date.parse(content.at));
    expect(Math.min(...late)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...late)).toBeLessThanOrEqual(minute);
    device.closeTabs();
  }
}, 300_000);

it('[DA22] [NF30] [RC1] 2,000 reminders of one minute, three hours away, are one notification for each of their moments', async () => {
  const device = await deviceWith(Array.from({ length: 2_000 }, () => span));
  await device.openTab();
  await device.pass(span + minute);
  expect(device.history).toHaveLength(2);
  expect(device.history[0]?.content).toMatchObject({
    title: '2000 reminders',
    body: 'Call the dentist, Call the dentist, Call the dentist, +1997 more',
    to: '/notifications',
  });
  expect(await device.receipts()).toHaveLength(4_000);
}, 300_000);

it('[NF19] [RC1] notifications that became due in eight hours of sleep are shown late or as missed, also beyond the first hundred', async () => {
  const device = await deviceWith(Array.from({ length: 300 }, (_, index) => (index + 20) * minute));
  await device.openTab();
  await device.sleep(480 * minute);
  await device.pass(5 * minute);
  const written = await device.receipts();
  expect(new Set(written.map(({ moment }) => moment)).size).toBe(600);
  expect(device.history).toEqual([]);
}, 300_000);
