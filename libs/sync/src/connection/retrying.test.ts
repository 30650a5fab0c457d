import { openReplica } from '@dayloom/data-local';
import { describe, expect, it, vi } from 'vitest';
import { ada, making, phone, server, newDevicesForEachTest } from '../testing/adas-devices.ts';
import { expectSoon, passing, sent, stateWhere, synced } from '../testing/devices.ts';

newDevicesForEachTest();

describe('[OF4] sending continues', () => {
  it('after the storage failed once while the outbox was read', async () => {
    let isFailing = false;
    const store = phone.open({
      database(onCommit) {
        const options = { clock: phone.clock, newId: () => 'named', indexedDB: phone.indexedDB };
        const database = openReplica(ada, options, onCommit);
        return {
          ...database,
          read(scope, work) {
            if (!isFailing || !scope.tables.includes('outbox')) return database.read(scope, work);
            isFailing = false;
            return Promise.reject(new DOMException('Storage is asleep', 'UnknownError'));
          },
        };
      },
    });
    await synced(store);
    vi.spyOn(console, 'error').mockReturnValue();
    isFailing = true;
    await store.commit([making('Kept')]);
    await expectSoon(() => isFailing).toBe(false);
    await passing(phone, sent(store));
    expect(server.living('works', ada)).toHaveLength(1);
  });

  it('with a new client after the old one failed internally, three times at most', async () => {
    let clients = 0;
    const store = phone.open({
      remote() {
        clients += 1;
        return Promise.resolve(server.remoteOf(ada));
      },
    });
    await synced(store);
    server.faults.push({ on: 'send', kind: 'fails', code: 'broken' });
    await store.commit([making('Kept')]);
    await stateWhere(store, ({ blockage }) => blockage === 'broken');
    await passing(phone, sent(store));
    expect(clients).toBe(2);
    expect(server.living('works', ada)).toHaveLength(1);
    for (let time = 0; time < 3; time += 1) server.faults.push({ on: 'send', kind: 'fails', code: 'broken' });
    await store.commit([making('Kept too')]);
    await passing(phone, expectSoon(() => server.faults).toHaveLength(0));
    await stateWhere(store, ({ blockage }) => blockage === 'broken');
    await passing(phone, new Promise((resolve) => void phone.timers.after(3_600_000, () => resolve(0))));
    expect(clients).toBe(4);
    expect(server.living('works', ada)).toHaveLength(1);
  });

  it('a minute after the quota was used up', async () => {
    const store = phone.open();
    await synced(store);
    server.faults.push({ on: 'send', kind: 'fails', code: 'quota' });
    await store.commit([making('Kept')]);
    await stateWhere(store, ({ blockage }) => blockage === 'quota');
    expect(server.batches).toHaveLength(0);
    await passing(phone, sent(store));
    expect(phone.timers.time()).toBeGreaterThanOrEqual(60_000);
  });
});
