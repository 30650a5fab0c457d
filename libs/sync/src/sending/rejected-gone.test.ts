import { notesOf, patch, purge, remove, type Store } from '@dayloom/data';
import { openReplica } from '@dayloom/data-local';
import { aNote } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { recordCommits } from '../outbox/batches.ts';
import { entriesIn } from '../outbox/outbox.ts';
import { rebase } from '../outbox/rebase.ts';
import { ada, laptop, phone, server, newDevicesForEachTest } from '../testing/adas-devices.ts';
import { expectSoon, fieldsOf, passing, refusedBy, sent, synced } from '../testing/devices.ts';

const ref = { collection: 'notes', id: 'n1' } as const;
const scope = { collections: ['notes'], tables: ['outbox', 'base', 'meta'] } as const;

newDevicesForEachTest();

const contentsOf = async (store: Store) =>
  (await store.get(notesOf(ada))).records.map(({ content }) => content);

/** Edits a note on the phone while it is deleted on the laptop. */
async function editedThoughDeleted(edits: readonly ReturnType<typeof patch>[]) {
  server.put('notes', ref.id, fieldsOf(aNote(ada, { title: 'Plans', content: 'Old' })));
  const [here, there] = [phone.open(), laptop.open()];
  await Promise.all([synced(here), synced(there)]);
  phone.network.set(false);
  for (const edit of edits) await here.commit([edit]);
  await there.commit([remove('notes', ref.id)]);
  await sent(there);
  phone.network.set(true);
  const refused = await passing(phone, refusedBy(here, edits.length));
  expect(refused.every(({ reason }) => reason === 'deleted-elsewhere')).toBe(true);
  return { here, there, refused };
}
const writing = (content: string) => patch('notes', ref.id, { content }, { base: { content: 'Old' } });

/** Changes the phone's database while its tabs are closed. */
async function onDisk(work: Parameters<ReturnType<typeof openReplica>['write']>[1]) {
  const newId = () => 'any';
  const database = openReplica(ada, { ...phone, newId }, recordCommits(newId));
  await database.write(scope, work);
  database.close();
}

describe('[OF5] an edit of a record that was deleted elsewhere', () => {
  it('is created again by a retry after the record was purged on the server', async () => {
    const { here, there, refused } = await editedThoughDeleted([writing('Long thoughts')]);
    await there.commit([purge('notes', ref.id)]);
    await sent(there);
    await onDisk((transaction) => rebase(transaction, [ref], { server: new Map([['notes/n1', undefined]]) }));
    await here.sync?.retry(refused[0]!.id);
    await passing(phone, refusedBy(here, 0));
    await passing(phone, sent(here));
    expect(server.living('notes', ada)).toMatchObject([
      { id: ref.id, fields: { title: 'Plans', content: 'Long thoughts' } },
    ]);
    expect(await contentsOf(here)).toEqual(['Long thoughts']);
  });

  it('is created again by a retry when only the server still has the deleted record', async () => {
    const { here, refused } = await editedThoughDeleted([writing('Long thoughts')]);
    await expectSoon(() => contentsOf(here)).toEqual([]);
    await onDisk((transaction) => transaction.write([{ ...ref, state: undefined }]));
    expect(server.stored('notes', ref.id)?.deletedAt).toBeDefined();
    await here.sync?.retry(refused[0]!.id);
    await passing(phone, sent(here));
    expect(server.living('notes', ada)).toMatchObject([{ fields: { content: 'Long thoughts' } }]);
    expect(await contentsOf(here)).toEqual(['Long thoughts']);
  });

  it('is restored with all edits, whichever of them is retried first', async () => {
    const { here, there, refused } = await editedThoughDeleted([
      writing('Long thoughts'),
      patch('notes', ref.id, { title: 'Better plans' }),
    ]);
    await there.commit([purge('notes', ref.id)]);
    await sent(there);
    await onDisk((transaction) => transaction.write([{ ...ref, state: undefined }]));
    for (const { id } of refused) await here.sync?.retry(id);
    await passing(phone, refusedBy(here, 0));
    await passing(phone, sent(here));
    expect(server.living('notes', ada)).toMatchObject([
      { fields: { title: 'Better plans', content: 'Long thoughts' } },
    ]);
  });

  it('stays listed if the content of the record is unknown', async () => {
    const { here, refused } = await editedThoughDeleted([writing('Long thoughts')]);
    await onDisk(async (transaction) => {
      await transaction.write([{ ...ref, state: undefined }]);
      for (const entry of await entriesIn(transaction).getAll())
        if (entry.state === 'refused') entriesIn(transaction).put({ ...entry, before: [undefined] });
    });
    await here.sync?.retry(refused[0]!.id);
    expect(await passing(phone, refusedBy(here, 1))).toMatchObject([
      { changes: [{ fields: { content: 'Long thoughts' } }] },
    ]);
    expect(server.living('notes', ada)).toEqual([]);
    await here.sync?.discard(refused[0]!.id);
    await passing(phone, refusedBy(here, 0));
  });
});
