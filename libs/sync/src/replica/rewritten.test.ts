import { create, patch, remindersLatestFirst, restore, type Store } from '@dayloom/data';
import { clockTime, momentAt, planDay } from '@dayloom/domain';
import { aReminder } from '@dayloom/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ada, laptop, newDevicesForEachTest, phone, server } from '../testing/adas-devices.ts';
import { expectSoon, fieldsOf, sent, stateWhere, synced } from '../testing/devices.ts';

newDevicesForEachTest();
afterEach(() => vi.unstubAllEnvs());

const local = '2026-03-10T09:00';
const moment = () => momentAt(planDay('2026-03-10'), clockTime('09:00'));
const later = '2026-03-12T09:00:00.000Z';
const fields = (overrides: Parameters<typeof aReminder>[1] = {}) =>
  fieldsOf(aReminder(ada, { dateTime: local, ...overrides }));
const timesIn = async (store: Store) =>
  (await store.get(remindersLatestFirst(ada))).records.map(({ dateTime }) => dateTime);
const timeOnServer = (id = 'r1') => server.stored('reminders', id)?.fields['dateTime'];
const patches = () => server.batches.flatMap(({ changes }) => changes);

describe('[DA23] a local time', () => {
  it.each(['Pacific/Pago_Pago', 'Europe/Berlin', 'Pacific/Kiritimati'])(
    'that is pulled in %s is shown only in UTC, and sent in UTC',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      server.put('reminders', 'r1', fields());
      server.put('reminders', 'r2', fields({ dateTime: moment() }));
      const store = phone.open();
      const shown = new Set<string>();
      store.watch(
        remindersLatestFirst(ada),
        ({ records }) => records.forEach(({ dateTime }) => shown.add(dateTime)),
        () => undefined,
      );
      await synced(store);
      await expectSoon(() => timeOnServer()).toBe(moment());
      server.put('reminders', 'r3', fields());
      await expectSoon(() => timeOnServer('r3')).toBe(moment());
      expect(await timesIn(store)).toEqual([moment(), moment(), moment()]);
      expect([...shown]).toEqual([moment()]);
      expect(patches().map(({ type, id }) => [type, id])).toEqual([
        ['patch', 'r1'],
        ['patch', 'r3'],
      ]);
    },
  );

  it('that an earlier release stored is shown in UTC from the start, and sent once there is a network', async () => {
    server.put('reminders', 'r1', fields());
    const request = phone.indexedDB.open(`dayloom-replica-${ada}`, 7);
    request.onupgradeneeded = () => {
      const database = request.result;
      for (const [name, keyPath] of Object.entries({ meta: 'key', base: 'key', outbox: 'seq' }))
        database.createObjectStore(name, { keyPath });
      const row = { id: 'r1', fields: fields(), keys: { dateTime: local }, v: 7 };
      database.createObjectStore('reminders', { keyPath: 'id' }).put(row);
    };
    await new Promise<void>((resolve) => {
      request.addEventListener('success', () => {
        request.result.close();
        resolve();
      });
    });
    phone.network.set(false);
    const store = phone.open();
    expect(await timesIn(store)).toEqual([moment()]);
    await stateWhere(store, ({ waiting }) => waiting === 1);
    phone.network.set(true);
    await synced(store);
    expect(timeOnServer()).toBe(moment());
    store.close();
    await synced(phone.open());
    expect(patches()).toHaveLength(1);
  });

  it('that is created here is stored and sent in UTC', async () => {
    const store = phone.open();
    await synced(store);
    await store.commit([create('reminders', 'r1', fields())]);
    expect(await timesIn(store)).toEqual([moment()]);
    await expectSoon(() => timeOnServer()).toBe(moment());
  });

  it('that arrives after it was requested is sent in UTC', async () => {
    const store = phone.open();
    await synced(store);
    server.listenings.setStalled(true);
    await store.commit([create('reminders', 'r1', fields())]);
    await sent(store);
    const { requests } = server.counts;
    phone.timers.advance(10_000);
    await expectSoon(() => server.counts.requests).toBeGreaterThan(requests);
    server.listenings.setStalled(false);
    await expectSoon(() => timeOnServer()).toBe(moment());
  });

  it('does not overwrite a time that was chosen here in the meantime', async () => {
    server.put('reminders', 'r1', fields({ dateTime: moment() }));
    const store = phone.open();
    await synced(store);
    phone.network.set(false);
    await store.commit([patch('reminders', 'r1', { dateTime: later })]);
    server.put('reminders', 'r1', fields({ title: 'Theirs' }));
    phone.network.set(true);
    await sent(store);
    await synced(store);
    expect(timeOnServer()).toBe(later);
    expect(await timesIn(store)).toEqual([later]);
  });

  it('is rewritten each time an earlier version writes it, and two devices do not loop', async () => {
    const [here, there] = [phone.open(), laptop.open()];
    await Promise.all([synced(here), synced(there)]);
    for (const title of ['Once', 'Twice']) {
      server.put('reminders', 'r1', fields({ title }));
      await expectSoon(() => timeOnServer()).toBe(moment());
      await Promise.all([sent(here), sent(there)]);
    }
    expect(server.stored('reminders', 'r1')?.fields).toMatchObject({ title: 'Twice' });
    expect(patches().length).toBeLessThanOrEqual(4);
  });

  it('of a deleted reminder is left alone until it is restored', async () => {
    server.put('reminders', 'r1', fields(), { deletedAt: '2026-03-01T09:05:00.000000000Z' });
    const store = phone.open();
    await synced(store);
    expect(server.batches).toEqual([]);
    await store.commit([restore('reminders', 'r1')]);
    expect(await timesIn(store)).toEqual([moment()]);
    await expectSoon(() => timeOnServer()).toBe(moment());
  });

  it('of a reminder that is deleted elsewhere at the same time asks the user nothing', async () => {
    server.put('reminders', 'r1', fields());
    let send: () => void = () => undefined;
    const calm = new Promise<void>((resolve) => {
      send = resolve;
    });
    const store = phone.open({ calm: () => calm });
    await stateWhere(store, ({ waiting }) => waiting === 1);
    server.put('reminders', 'r1', fields(), { deletedAt: server.stored('reminders', 'r1')!.stamp });
    send();
    await sent(store);
    expect((await synced(store)).refused).toEqual([]);
    expect(server.living('reminders', ada)).toEqual([]);
  });

  it('of a reminder that cannot be read is left alone', async () => {
    server.put('reminders', 'r1', { ...(fields() as object), title: 7 });
    const store = phone.open();
    await synced(store);
    expect(server.batches).toEqual([]);
    expect(timeOnServer()).toBe(local);
  });
});
