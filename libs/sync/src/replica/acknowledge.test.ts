import { patch } from '@dayloom/data';
import { openReplica, type UserDatabase } from '@dayloom/data-local';
import { aNote } from '@dayloom/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordCommits } from '../outbox/batches.ts';
import { entriesIn, type OutboxEntry, outboxOnly, readQueue } from '../outbox/outbox.ts';
import { RemoteError } from '../protocol/remote.ts';
import { discard, rejectEntry } from '../sending/rejections.ts';
import { ada, making, newDevicesForEachTest, phone, server } from '../testing/adas-devices.ts';
import { fieldsOf } from '../testing/devices.ts';
import { acknowledge } from './acknowledge.ts';

const note = { collection: 'notes', id: 'n1' } as const;
const fields = fieldsOf(aNote(ada, { content: 'Old' }));
const editing = patch('notes', note.id, { content: 'Mine' }, { base: { content: 'Old' } });

newDevicesForEachTest();

let ids = 0;
const newId = () => `entry${++ids}`;
let database: UserDatabase;
beforeEach(async () => {
  database = openReplica(ada, { ...phone, newId }, recordCommits(newId));
  const scope = { collections: ['notes'], tables: [] } as const;
  await database.write(scope, (transaction) => transaction.write([{ ...note, state: { fields } }]));
  server.put('notes', note.id, fields, { deletedAt: '2026-03-20T11:00:00.000000000Z' });
});
afterEach(() => database.close());

const entriesHere = () =>
  database.read(outboxOnly, (transaction) => entriesIn(transaction).getAll()) as Promise<OutboxEntry[]>;

/** Sends as a leader tab of this profile, whose mark is as the earlier batches left it. */
async function sendFrom(entry: OutboxEntry, before: readonly string[]) {
  const { device } = await readQueue(database, newId);
  const batch = { device: device.name, expected: before.length, recent: before };
  const answer = await server.remoteOf(ada).send({ ...batch, ids: [entry.id], changes: entry.changes });
  return { ...answer, ids: [entry.id] };
}

it("[OF5] the server's answer to one tab does not count for the batch that another tab sends next", async () => {
  await database.store.commit([making('First')]);
  await database.store.commit([editing]);
  const [first, second] = (await entriesHere()) as [OutboxEntry, OutboxEntry];
  const answer = await sendFrom(first, []);
  await sendFrom(second, [first.id]);
  await acknowledge({ database, remote: server.remoteOf(ada), newId }, answer);
  expect(await entriesHere()).toMatchObject([{ id: second.id, reason: 'deleted-elsewhere' }]);
});

it('[OF5] a rejected change that is discarded while its late arrival is acknowledged does not return', async () => {
  await database.store.commit([editing]);
  const [entry] = (await entriesHere()) as [OutboxEntry];
  const refusal = new RemoteError('refused', 'As the rules said');
  await rejectEntry({ database, remote: server.remoteOf(ada), newId }, entry, refusal);
  await sendFrom(entry, []);
  const slow = server.remoteOf(ada, {
    async request(operation, work) {
      if (operation === 'get') await discard(database, entry.id);
      return work();
    },
    deliver: () => undefined,
  });
  await acknowledge({ database, remote: slow, newId });
  expect(await entriesHere()).toEqual([]);
});

it('[OF5] an entry that was made and accepted while the mark was read is acknowledged with it', async () => {
  await database.store.commit([making('First')]);
  const [first] = (await entriesHere()) as [OutboxEntry];
  const answer = await sendFrom(first, []);
  let isMade = false;
  const slow = server.remoteOf(ada, {
    async request(operation, work) {
      if (operation !== 'mark' || isMade) return work();
      isMade = true;
      await database.store.commit([making('Second')]);
      const [, second] = (await entriesHere()) as [OutboxEntry, OutboxEntry];
      await sendFrom(second, [first.id]);
      return work();
    },
    deliver: () => undefined,
  });
  await acknowledge({ database, remote: slow, newId }, answer);
  expect((await entriesHere()).map(({ state }) => state)).not.toContain('waiting');
});
