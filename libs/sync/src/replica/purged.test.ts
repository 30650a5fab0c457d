import { createOnce, purge, remove, restore } from '@dayloom/data';
import { aWork } from '@dayloom/testing';
import { expect, it } from 'vitest';
import type { RemoteListener } from '../protocol/remote.ts';
import { ada, laptop, making, newDevicesForEachTest, phone, server } from '../testing/adas-devices.ts';
import {
  type Device,
  expectSoon,
  fieldsOf,
  passing,
  refusedBy,
  sent,
  synced,
  titlesOf,
} from '../testing/devices.ts';

const minutes = 60_000;

newDevicesForEachTest();

const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No answer')));
  });

/** Everything that a device stores for Ada, as one text. */
async function keptOn({ indexedDB }: Device): Promise<string> {
  const database = await answered(indexedDB.open('dayloom-replica-ada'));
  const names = [...database.objectStoreNames];
  const reading = database.transaction(names);
  const kept = await Promise.all(names.map((name) => answered(reading.objectStore(name).getAll())));
  database.close();
  return JSON.stringify(kept);
}

/** The phone knows the deleted work and listens from after its deletion. */
async function bothKnowTheDeletion() {
  const made = making('Secret plan');
  const store = laptop.open();
  await store.commit([made]);
  await store.commit([remove('works', made.id)]);
  await sent(store);
  for (let visit = 0; visit < 3; visit += 1) {
    const phoneStore = phone.open();
    await synced(phoneStore);
    if (visit === 1)
      server.put('works', 'later', { ...server.stored('works', made.id)?.fields, workTitle: 'Later' });
    await expectSoon(() => keptOn(phone)).toContain('Secret plan');
    phoneStore.close();
    phone.clock.move(10 * minutes);
    laptop.clock.move(10 * minutes);
  }
  return { id: made.id, store };
}

it('[TR3] a purged record is removed from a device that was offline, long after it learned of the deletion', async () => {
  const { id, store } = await bothKnowTheDeletion();
  await store.commit([purge('works', id)]);
  await sent(store);
  const phoneStore = phone.open();
  await synced(phoneStore);
  await expectSoon(() => keptOn(phone)).not.toContain('Secret plan');
  await expect(phoneStore.commit([restore('works', id)])).rejects.toMatchObject({ code: 'not-found' });
  expect(JSON.stringify(server.documents.of('works').get(id))).not.toContain('Secret plan');
});

it('[TR3] it is removed at once from a device that is open', async () => {
  const { id, store } = await bothKnowTheDeletion();
  const phoneStore = phone.open();
  await synced(phoneStore);
  await store.commit([purge('works', id)]);
  await expectSoon(() => keptOn(phone)).not.toContain('Secret plan');
});

it('[TR3] a late answer to an earlier request does not restore it', async () => {
  const { id, store } = await bothKnowTheDeletion();
  const before = { id, ...server.stored('works', id)! };
  let deliver: RemoteListener['next'] = () => undefined;
  const { listen, ...remote } = server.remoteOf(ada);
  const phoneStore = phone.open({
    remote: () =>
      Promise.resolve({
        ...remote,
        listen(collection, after, listener) {
          if (collection === 'works') deliver = (news) => listener.next(news);
          return listen(collection, after, listener);
        },
      }),
  });
  await synced(phoneStore);
  await store.commit([purge('works', id)]);
  await expectSoon(() => keptOn(phone)).not.toContain('Secret plan');
  deliver({ records: [before], gone: [] });
  server.put('works', 'last', fieldsOf(aWork(ada, { workTitle: 'Last' })));
  await expectSoon(() => titlesOf(phoneStore, ada)).toEqual(['Last', 'Later']);
  expect(await keptOn(phone)).not.toContain('Secret plan');
});

it('[TR3] its own device has no trace of it either, once the server has accepted the purge', async () => {
  const { id, store } = await bothKnowTheDeletion();
  await store.commit([purge('works', id)]);
  await sent(store);
  await passing(laptop, expectSoon(() => keptOn(laptop)).not.toContain('Secret plan'));
});

it('[TR3] a change made to it on another device at the same time is reported with its text, and does not restore it', async () => {
  const { id, store } = await bothKnowTheDeletion();
  phone.network.set(false);
  const phoneStore = phone.open();
  await phoneStore.commit([restore('works', id)]);
  await store.commit([purge('works', id)]);
  await sent(store);
  phone.network.set(true);
  expect(await refusedBy(phoneStore)).toMatchObject([
    { reason: 'gone', before: [{ workTitle: 'Secret plan' }] },
  ]);
  await expectSoon(() => titlesOf(phoneStore, ada)).toEqual(['Later']);
});

it('[TR3] a purge of what another device restored at the same time is reported, and removes nothing', async () => {
  const { id, store } = await bothKnowTheDeletion();
  phone.network.set(false);
  const phoneStore = phone.open();
  await phoneStore.commit([purge('works', id)]);
  await store.commit([restore('works', id)]);
  await sent(store);
  phone.network.set(true);
  expect(await passing(phone, refusedBy(phoneStore))).toMatchObject([
    { reason: 'refused', changes: [{ type: 'purge' }] },
  ]);
  await expectSoon(() => titlesOf(phoneStore, ada)).toEqual(expect.arrayContaining(['Secret plan']));
});

it.each([
  ['arrives', false],
  ['is lost', true],
])(
  '[TR3] an earlier change that the server took without effect does not show it again, if the answer %s',
  async (_, isLost) => {
    const work = aWork(ada, { workTitle: 'Secret plan' });
    const made = createOnce('works', work.id, fieldsOf(work));
    const store = laptop.open();
    await store.commit([made]);
    await sent(store);
    phone.network.set(false);
    const phoneStore = phone.open();
    await phoneStore.commit([made]);
    if (isLost) server.faults.push({ on: 'send', kind: 'answer lost' });
    phone.network.set(true);
    await server.received(2);
    if (!isLost) await sent(phoneStore);
    phone.network.set(false);
    await store.commit([remove('works', work.id)]);
    await store.commit([purge('works', work.id)]);
    await sent(store);
    phone.network.set(true);
    if (isLost) await passing(phone, sent(phoneStore));
    // Before the sent change is confirmed: a device that keeps writing never comes to that.
    await expectSoon(() => keptOn(phone)).not.toContain('Secret plan');
    expect(await titlesOf(phoneStore, ada)).toEqual([]);
  },
);
