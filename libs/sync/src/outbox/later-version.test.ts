import { type Change, patch } from '@dayloom/data';
import { openReplica } from '@dayloom/data-local';
import type { Instant } from '@dayloom/domain';
import { aWork } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { ada, making, phone, server, newDevicesForEachTest } from '../testing/adas-devices.ts';
import { expectSoon, fieldsOf, passing, stateWhere, synced, titlesOf } from '../testing/devices.ts';
import { recordCommits } from './batches.ts';
import { addEntries, entryVersion, type NewEntry, outboxOnly, type OutboxEntry } from './outbox.ts';

newDevicesForEachTest();

/** A change of a collection that this version does not know, as a later version writes it. */
const madeLater = {
  type: 'create',
  collection: 'habits' as never,
  id: 'h1',
  fields: { userId: ada, title: 'Stretch' },
} satisfies Change;

/** Adds an outbox entry that this version could not have written, and that applies to no record. */
async function leave(entry: Partial<NewEntry>) {
  const newId = () => 'any';
  const database = openReplica(ada, { ...phone, newId }, recordCommits(newId));
  const at = phone.clock.now().toISOString() as Instant;
  const changes: readonly Change[] = [madeLater];
  await database.write(outboxOnly, (transaction) =>
    addEntries(transaction, [
      {
        id: 'later',
        at,
        version: entryVersion + 1,
        changes,
        before: [undefined],
        state: 'waiting',
        ...entry,
      },
    ]),
  );
  database.close();
}

describe('[OF9] a change of a later version', () => {
  for (const version of [1, entryVersion + 1])
    it(`that names an unknown collection in form ${version} waits for that version, and everything else is synced`, async () => {
      phone.open().close();
      await leave({ version });
      const store = phone.open();
      await store.commit([making('Here')]);
      server.put('works', 'there', fieldsOf(aWork(ada, { workTitle: 'There' })));
      await passing(
        phone,
        stateWhere(store, ({ asOf, waiting }) => asOf !== undefined && waiting === 1),
      );
      await expectSoon(() => titlesOf(store, ada)).toEqual(['Here', 'There']);
      expect(server.living('works', ada)).toHaveLength(2);
      await stateWhere(store, ({ blockage }) => blockage === 'newer-version');
    });

  it('of records that were removed from this device waits, and the records show the server state', async () => {
    server.put('works', 'w0', fieldsOf(aWork(ada, { workTitle: 'On the server' })));
    phone.open().close();
    await leave({ changes: [patch('works', 'w0', { workTitle: 'By the later version' }), madeLater] });
    const store = phone.open();
    await store.commit([making('Here')]);
    await passing(
      phone,
      stateWhere(store, ({ asOf, waiting }) => asOf !== undefined && waiting === 1),
    );
    await expectSoon(() => titlesOf(store, ada)).toEqual(['Here', 'On the server']);
    expect(server.stored('works', 'w0')?.fields).toMatchObject({ workTitle: 'On the server' });
  });

  it('that was rejected is listed; when retried it waits for the later version, and it can be discarded', async () => {
    phone.open().close();
    await leave({ id: 'one', state: 'refused', reason: 'refused' });
    await leave({ id: 'two', state: 'refused', reason: 'gone' });
    await leave({ id: 'three', state: 'refused', reason: 'deleted-elsewhere' });
    const store = phone.open();
    const { refused } = await stateWhere(store, (state) => state.refused.length === 3);
    expect(refused).toMatchObject([{ changes: [madeLater] }, { id: 'two' }, { id: 'three' }]);
    for (const { id } of refused) await store.sync?.retry(id);
    const state = await stateWhere(store, ({ waiting }) => waiting === 2);
    expect(state).toMatchObject({ blockage: 'newer-version', refused: [{ id: 'three' }] });
    await store.sync?.discard('three');
    await stateWhere(store, (after) => after.refused.length === 0);
  });

  it('waits and is reported, keeps its record unchanged, and blocks only changes of the same record', async () => {
    server.put('works', 'w0', fieldsOf(aWork(ada, { workTitle: 'First' })));
    const store = phone.open();
    await synced(store);
    phone.network.set(false);
    await store.commit([patch('works', 'w0', { workTitle: 'By the later version' })]);
    const database = openReplica(
      ada,
      { ...phone, newId: () => 'any' },
      recordCommits(() => 'any'),
    );
    await database.write({ collections: [], tables: ['outbox'] }, async (transaction) => {
      const table = transaction.table<OutboxEntry>('outbox');
      const [entry] = await table.getAll();
      table.put({ ...entry!, version: 99 });
    });
    database.close();
    await store.commit([patch('works', 'w0', { duration: 3 })]);
    await store.commit([making('Another')]);
    phone.network.set(true);
    await expectSoon(() => server.living('works', ada)).toHaveLength(2);
    await stateWhere(store, ({ blockage, waiting }) => blockage === 'newer-version' && waiting === 2);
    server.put('works', 'w0', fieldsOf(aWork(ada, { workTitle: 'Elsewhere' })));
    await expectSoon(() => titlesOf(store, ada)).toEqual(['Another', 'By the later version']);
  });
});
