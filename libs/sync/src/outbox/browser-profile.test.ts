import { type Store, tasksOf, worksOf } from '@dayloom/data';
import { forgetReplica } from '@dayloom/data-local';
import { aWork } from '@dayloom/testing';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { ada, making, phone, server, newDevicesForEachTest } from '../testing/adas-devices.ts';
import { backUp, putBack } from '../testing/backups.ts';
import { device, expectSoon, fieldsOf, passing, sent, synced, titlesOf } from '../testing/devices.ts';
import { sharedChannel, sharedLocks } from '../testing/tabs.ts';
import { isUnsent, outboxKeys, type OutboxEntry } from './outbox.ts';

newDevicesForEachTest();

describe('[OF2] a browser profile', () => {
  it('restored from a backup sends its changes, and nothing twice', async () => {
    const before = phone.open();
    await synced(before);
    phone.network.set(false);
    await before.commit([making('Made before the backup')]);
    before.close();
    const backup = await backUp(phone, ada);
    phone.network.set(true);
    const between = phone.open();
    await sent(between);
    await between.commit([making('Made after the backup')]);
    await sent(between);
    between.close();
    await putBack(phone, ada, backup);
    const after = phone.open();
    await sent(after);
    await after.commit([making('Made after it was put back')]);
    await passing(phone, sent(after));
    expect(server.living('works', ada)).toHaveLength(3);
    await expectSoon(() => titlesOf(after, ada)).toHaveLength(3);
  });

  it('restored from a backup made before the first connection sends nothing twice', async () => {
    phone.network.set(false);
    const before = phone.open();
    await before.commit([making('Made before the first connection')]);
    before.close();
    const backup = await backUp(phone, ada);
    phone.network.set(true);
    const between = phone.open();
    await sent(between);
    between.close();
    await putBack(phone, ada, backup);
    const after = phone.open();
    await passing(phone, sent(after));
    expect(server.batches).toHaveLength(1);
    expect(server.living('works', ada)).toHaveLength(1);
  });

  it('that was copied: both profiles continue, and their common changes are sent once', async () => {
    const store = phone.open();
    await synced(store);
    phone.network.set(false);
    await store.commit([making('In both')]);
    store.close();
    const copy = device({ server, user: ada, indexedDB: new IDBFactory() });
    copy.open().close();
    await copy.open().get(worksOf(ada));
    copy.close();
    await putBack(copy, ada, await backUp(phone, ada));
    phone.network.set(true);
    const [one, other] = [phone.open(), copy.open()];
    await one.commit([making('Here')]);
    await other.commit([making('There')]);
    await Promise.all([passing(phone, sent(one)), passing(copy, sent(other))]);
    expect(
      server
        .living('works', ada)
        .map(({ fields }) => String(fields['workTitle']))
        .toSorted(),
    ).toEqual(['Here', 'In both', 'There']);
    copy.close();
  });

  it('whose records were removed keeps its unsent changes until the same user returns', async () => {
    const store = phone.open();
    await synced(store);
    phone.network.set(false);
    await store.commit([making('Not sent')]);
    store.close();
    await forgetReplica<OutboxEntry>(ada, { ...phone, newId: () => 'any' }, { meta: outboxKeys, isUnsent });
    phone.network.set(true);
    const again = phone.open();
    await synced(again);
    await sent(again);
    expect(await titlesOf(again, ada)).toEqual(['Not sent']);
  });
});

it('[OF10] after erasing no data of the user is left on the device', async () => {
  const store = phone.open();
  await synced(store);
  phone.network.set(false);
  await store.commit([making('Secret')]);
  await store.sync?.erase();
  expect((await phone.indexedDB.databases()).map(({ name }) => name)).toEqual([]);
  await expect(store.get(tasksOf(ada))).rejects.toMatchObject({ code: 'closed' });
});

describe('[OF10] erasing with another tab open', () => {
  const databases = async () => (await phone.indexedDB.databases()).map(({ name }) => name);
  /** Two tabs of the phone and 20 works on the server. The first tab leads. */
  async function twoTabs() {
    for (let index = 0; index < 20; index += 1)
      server.put('works', `w${index}`, fieldsOf(aWork(ada, { workTitle: `Work ${index}` })));
    const [locks, channel] = [sharedLocks(), sharedChannel()];
    const tabs = [0, 1].map(() => phone.open({ locks: locks(), channel })) as [Store, Store];
    await Promise.all(tabs.map(synced));
    return tabs;
  }

  for (const [name, index] of [
    ['the tab that leads', 0],
    ['a tab that does not lead', 1],
  ] as const)
    it(`in ${name} leaves nothing, and the other tab restores nothing`, async () => {
      const tabs = await twoTabs();
      const other = tabs[1 - index]!;
      const { requests } = server.counts;
      await tabs[index]!.sync?.erase();
      await expect(other.get(worksOf(ada))).rejects.toMatchObject({ code: 'closed' });
      await expect(other.commit([making('Late')])).rejects.toMatchObject({ code: 'closed' });
      await passing(phone, new Promise((resolve) => void phone.timers.after(60_000, () => resolve(0))));
      expect(await databases()).toEqual([]);
      expect(server.counts.requests).toBe(requests);
    });
});
