import { create, patch, remove, type Store } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { aNote } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { namesOf } from '../outbox/outbox.ts';
import { ada, laptop, newDevicesForEachTest, phone, server } from '../testing/adas-devices.ts';
import { fieldsOf, sent, synced } from '../testing/devices.ts';

newDevicesForEachTest();

const note = aNote(ada, { id: 'milk', title: 'Milk' });
const retitled = (title: string) => patch('notes', note.id, { title });
const historyOf = async (store: Store) => {
  const history = await store.history?.('notes', note.id);
  return {
    isComplete: history?.isComplete,
    entries: history?.entries.map(({ kind, before, place }) => [kind, before['title'], place]),
  };
};

describe('the history of a record on two devices', () => {
  it('[HI1] shows which change was made where', async () => {
    const [here, there] = [phone.open({ deviceKind: 'phone' }), laptop.open({ deviceKind: 'computer' })];
    await here.commit([create('notes', note.id, fieldsOf(note))]);
    await sent(here);
    await synced(there);
    await there.commit([retitled('Oat milk')]);
    await sent(there);
    expect(await historyOf(here)).toEqual({
      isComplete: true,
      entries: [
        ['changed', 'Milk', 'your computer'],
        ['created', undefined, 'this phone'],
      ],
    });
    expect((await historyOf(there)).entries?.map(([, , place]) => place)).toEqual([
      'this computer',
      'your phone',
    ]);
  });

  it('[HI3] without a connection shows the changes of this device, and that there are more', async () => {
    const here = phone.open();
    await here.commit([create('notes', note.id, fieldsOf(note))]);
    await sent(here);
    phone.network.set(false);
    await here.commit([retitled('Oat milk')]);
    await here.commit([retitled('Soy milk')]);
    await here.commit([remove('notes', note.id)]);
    expect(await historyOf(here)).toEqual({
      isComplete: false,
      entries: [
        ['deleted', undefined, 'this computer'],
        ['changed', 'Oat milk', 'this computer'],
        ['changed', 'Milk', 'this computer'],
      ],
    });
    phone.network.set(true);
    await sent(here);
    const { isComplete, entries } = await historyOf(here);
    expect([isComplete, entries?.map(([kind]) => kind)]).toEqual([
      true,
      ['deleted', 'changed', 'changed', 'created'],
    ]);
  });

  it('[HI3] is not stored on the devices: none of it is pulled', async () => {
    const here = phone.open();
    await here.commit([create('notes', note.id, fieldsOf(note))]);
    await sent(here);
    const there = laptop.open();
    await synced(there);
    server.setUp(false);
    expect(await historyOf(there)).toEqual({ isComplete: false, entries: [] });
  });

  it('[HI3] [RC2] names no device of its kind on a device that has no name yet', async () => {
    const there = laptop.open();
    await there.commit([create('notes', note.id, fieldsOf(note))]);
    await sent(there);
    expect((await historyOf(phone.open())).entries).toEqual([['created', undefined, undefined]]);
  });

  it('[HI3] an error of a reachable server is not reported as a missing connection', async () => {
    const here = phone.open();
    await here.commit([create('notes', note.id, fieldsOf(note))]);
    await sent(here);
    server.faults.push({ on: 'history', kind: 'fails', code: 'unreachable' });
    expect(await historyOf(here)).toEqual({ isComplete: false, entries: [] });
    for (const [code, expected] of [
      ['not-ready', 'unknown'],
      ['quota', 'unknown'],
      ['signed-out', 'permission-denied'],
    ] as const) {
      server.faults.push({ on: 'history', kind: 'fails', code });
      await expect(historyOf(here)).rejects.toMatchObject({ name: 'StoreError', code: expected });
    }
    expect(await historyOf(here)).toMatchObject({ isComplete: true });
  });

  it('[OF5] [HI1] a change that is retried after a rejection does not replace the history entries of its first sending', () => {
    const entry = { seq: 1, id: 'e', at: '2026-03-01T09:05:00.000Z' as Instant, version: 1, before: [] };
    const changes = [retitled('Oat milk'), retitled('Soy milk')];
    const names = (more: object) =>
      namesOf({ ...entry, changes, state: 'waiting', ...more }).map(({ id }) => id);
    expect(names({})).toEqual(['e_0', 'e_1']);
    expect(names({ isRetried: true })).toEqual(['e.again_0', 'e.again_1']);
  });
});
