// @vitest-environment jsdom
import { patch, query, StoreError } from '@dayloom/data';
import { clockTime, planDay, reminders, repeats } from '@dayloom/domain';
import { snoozing } from '@dayloom/series';
import { add, aReminder, aRepeat } from '@dayloom/testing';
import { fill, press } from '@dayloom/testing/dialog-form';
import { fakeNotifications, testShell, type TestShell, testUser } from '@dayloom/testing/shell';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemCode } from '../item/late-item.ts';
import { at, bodies, history, openCentre, receipt, shown } from '../testing/open-centre.tsx';

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  fakeNotifications('denied');
  await Promise.all([itemCode.load(), snoozing.load()]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ofItem = (name: string, item: string, time: string, rest: object = {}) =>
  receipt(name, time, { ...shown(time), item, ...rest });
const call = add(
  reminders,
  aReminder(testUser.id, { id: 'call', title: 'Call', dateTime: at('2026-03-10T11:00') }),
);
const bed = add(
  reminders,
  aReminder(testUser.id, { id: 'bed', title: 'Bed', dateTime: at('2026-03-10T10:00') }),
);
const twoRows = [
  ...[call, bed],
  ...[ofItem('Call', 'call', '2026-03-10T11:00'), ofItem('Bed', 'bed', '2026-03-10T10:00')],
];

async function open(seed: NonNullable<NonNullable<Parameters<typeof testShell>[0]>['seed']>) {
  const shell = await testShell({ seed });
  const { person } = openCentre({ shell });
  await bodies();
  return { shell, person };
}
type World = Awaited<ReturnType<typeof open>>;

const rowOf = (name: string) => within(history().getByRole('link', { name }).closest('li')!);
const menuOf = (name: string) => rowOf(name).findByRole('button', { name: 'More actions' });
async function choose({ person }: World, name: string, item: string) {
  await person.click(await menuOf(name));
  await person.click(await screen.findByRole('menuitem', { name: item }));
}
const isRead = (name: string) =>
  waitFor(() => expect(rowOf(name).queryByRole('button', { name: 'Mark as read' })).toBeNull());
const stored = async (shell: TestShell, id: string) =>
  (await shell.store.get(query('reminders').ownedBy(testUser.id).byId(id))).records[0];

describe('the menu of an unread entry', () => {
  it("[NC7] has 'Done' and the times in words, although notifications are blocked", async () => {
    const { person } = await open(twoRows);
    await person.click(await menuOf('Call'));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Done',
      'In 30 minutes (12:30 PM)',
      'In an hour (1:00 PM)',
      'This evening (6:00 PM)',
      'Tomorrow morning (tomorrow, 9:00 AM)',
      'Another time...',
    ]);
  });

  it('[NC7] is not there for what is read, done, deleted or of a kind that only a module knows', async () => {
    const done = add(reminders, aReminder(testUser.id, { id: 'done', completed: true }));
    await open([
      ...twoRows,
      done,
      ofItem('Done', 'done', '2026-03-10T09:00'),
      ofItem('Gone', 'gone', '2026-03-10T08:00'),
      ofItem('Rose', 'rose', '2026-03-10T07:00', { kind: 'garden' }),
      ofItem('Read', 'call', '2026-03-10T06:00', { readAt: at('2026-03-10T07:00') }),
    ]);
    await waitFor(() => expect(history().getAllByRole('button', { name: 'More actions' })).toHaveLength(2));
    await menuOf('Call');
    await menuOf('Bed');
  });

  it("[NC7] [NF33] 'Done' has an undo, marks the entries of its item as read, and moves the focus on", async () => {
    const world = await open([...twoRows, ofItem('Soon', 'call', '2026-03-10T10:50')]);
    const { shell } = world;
    await choose(world, 'Call', 'Done');
    await isRead('Call');
    await isRead('Soon');
    expect(document.activeElement).toBe(await menuOf('Bed'));
    expect(await stored(shell, 'call')).toMatchObject({ completed: true });
    expect(shell.shown).toMatchObject([{ message: 'Reminder done', detail: 'Call' }]);
    await act(async () => shell.shown[0]?.undo?.());
    expect(await stored(shell, 'call')).toMatchObject({ completed: false });
    await isRead('Call');
  });

  it('[NC7] [NF32] [RP22] a snooze of a day of a series stores that day alone', async () => {
    const day = planDay('2026-03-10');
    const series = aRepeat(testUser.id, {
      ...{ id: 'pills', makes: 'reminder', first: day, time: clockTime('09:00'), title: 'Pills' },
    });
    const world = await open([add(repeats, series), ofItem('Pills', 'pills-20260310', '2026-03-10T09:00')]);
    await choose(world, 'Pills', 'In an hour (1:00 PM)');
    await isRead('Pills');
    const { records } = await world.shell.store.get(query('reminders').ownedBy(testUser.id));
    expect(records).toMatchObject([{ id: 'pills-20260310', snoozedUntil: at('2026-03-10T13:00') }]);
    expect(world.shell.shown).toMatchObject([
      { message: 'Snoozed until 1:00 PM. Notifications are blocked in this browser' },
    ]);
  });

  it("[NC7] [NF32] 'Another time...' asks for it, and the focus moves on from the closed dialog", async () => {
    const world = await open(twoRows);
    await choose(world, 'Call', 'Another time...');
    await screen.findByRole('dialog', { name: 'Snooze Reminder' });
    fill('Date', '2026-03-12');
    fill('Time', '08:15');
    await press('Snooze');
    await isRead('Call');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await menuOf('Bed'));
    expect(await stored(world.shell, 'call')).toMatchObject({ snoozedUntil: at('2026-03-12T08:15') });
  });

  it('[NC7] says what could not be written, and the entry stays as it is', async () => {
    const world = await open(twoRows);
    const commit = vi.spyOn(world.shell.store, 'commit');
    commit.mockRejectedValueOnce(new StoreError('storage-full', 'The disk is full'));
    await choose(world, 'Call', 'Done');
    await waitFor(() => expect(world.shell.shown).toMatchObject([{ message: 'Failed to update reminder' }]));
    expect(rowOf('Call').getByRole('button', { name: 'Mark as read' })).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await menuOf('Call')));
  });

  it('[NC7] goes with the item that another device has done', async () => {
    const { shell } = await open(twoRows);
    await menuOf('Call');
    await act(async () => void (await shell.store.commit([patch('reminders', 'call', { completed: true })])));
    await waitFor(() => expect(rowOf('Call').queryByRole('button', { name: 'More actions' })).toBeNull());
  });
});
