import {
  type Change,
  create,
  increment,
  patch,
  purge,
  remove,
  restore,
  type StoredFields,
} from '@dayloom/data';
import type { Instant, UserId } from '@dayloom/domain';
import { aMeditationSession, aNote, aTask, aWork } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../testing/devices.ts';
import { Disk } from '../testing/simulation/disk.ts';
import { MemoryTransaction } from '../testing/simulation/memory-transaction.ts';
import { nextBatch, recordCommits } from './batches.ts';
import { entriesIn, entryVersion, type OutboxEntry } from './outbox.ts';

const ada = 'ada' as UserId;
const now = '2026-03-20T12:00:00.000Z' as Instant;
const none: ReadonlySet<string> = new Set();
const scope = { collections: ['works'], tables: ['outbox', 'base', 'meta'] } as const;

const entry = (seq: number, changes: readonly Change[], more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...{ seq, id: `e${seq}`, at: now, version: entryVersion, changes, before: [], state: 'waiting' },
  ...more,
});
const idsOf = (entries: readonly OutboxEntry[]) => entries.map(({ id }) => id);
const aTaskOf = (workId: string) => {
  const task = aTask(ada, { workId });
  return create('tasks', task.id, fieldsOf(task));
};
const retitled = (id: string) => patch('works', id, { workTitle: 'Another' });

/** The entries of a commit whose records had these fields. */
async function committed(changes: readonly Change[], met?: StoredFields): Promise<OutboxEntry[]> {
  const transaction = new MemoryTransaction(new Disk(), scope);
  await recordCommits(() => 'c')(
    transaction,
    changes.map((change) => ({ change, before: met && { fields: met } })),
    now,
  );
  return entriesIn(transaction).getAll();
}

it('[OF9] [DA41] names the first version that can apply a commit', async () => {
  const base = { title: 'Shop', steps: 'a - Milk' };
  const merging = patch('tasks', 't', { steps: 'a x Milk' }, { base: { steps: base.steps } });
  const versions = [
    [retitled('w')],
    [patch('tasks', 't', { note: 'Any' }, { base: { note: '' } })],
    [merging],
  ];
  const entries = await Promise.all(versions.map((changes) => committed(changes, base)));
  expect(entries.map(([one]) => one?.version)).toEqual([1, 1, 3]);
});

describe('a large commit', () => {
  it('[OF2] of 50,000 records is split into parts that fit into one batch each, in order', async () => {
    const changes = Array.from({ length: 50_000 }, (_, index) =>
      create('works', `w${index}`, fieldsOf(aWork(ada))),
    );
    const parts = await committed(changes);
    expect(parts.map(({ id }) => id).slice(0, 3)).toEqual(['c', 'c.1', 'c.2']);
    expect(parts.flatMap((part) => part.changes).map(({ id }) => id)).toEqual(changes.map(({ id }) => id));
    for (const part of parts) {
      expect(part.changes.length).toBeLessThanOrEqual(400);
      expect(JSON.stringify(part.changes).length).toBeLessThanOrEqual(1_000_000);
      expect(nextBatch([part], none)).toEqual([part]);
    }
  });

  it('[OF2] of long texts is split by its bytes', async () => {
    const long = 'ä'.repeat(40_000);
    const parts = await committed(
      Array.from({ length: 60 }, (_, index) => {
        return create('notes', `n${index}`, fieldsOf(aNote(ada, { content: long })));
      }),
    );
    expect(parts.map((part) => part.changes.length)).toEqual([12, 12, 12, 12, 12]);
  });

  it('[HI1] that shortens or empties long notes is split by the bytes of their histories as well', async () => {
    const met = fieldsOf(aNote(ada, { title: 'Diary', content: 'ж'.repeat(50_000) }));
    const patched = (fields: { content?: string; title?: string }, clear: 'content'[] = []) =>
      Array.from({ length: 120 }, (_, index) => patch('notes', `n${index}`, fields, { clear }));
    for (const changes of [patched({ content: 'Gone' }), patched({}, ['content'])]) {
      const parts = await committed(changes, met);
      expect(parts.map((part) => part.changes.length)).toEqual([9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 3]);
      expect(nextBatch(parts, none)).toHaveLength(1);
    }
    expect(await committed(patched({ title: 'Day' }), met)).toHaveLength(1);
  });

  it('[OF7] [HI1] never needs more than 500 writes, including copies of texts from elsewhere and histories', async () => {
    const edited = Array.from({ length: 60 }, (_, index) =>
      patch('notes', `n${index}`, { content: 'Mine' }, { base: { content: 'As it was' } }),
    );
    expect((await committed(edited)).map((part) => part.changes.length)).toEqual([20, 20, 20]);
    const mixed = [
      ...edited.slice(0, 20),
      ...Array.from({ length: 240 }, (_, index) => retitled(`w${index}`)),
    ];
    // A copied note needs four writes: both notes and their history entries. The mark is one more.
    expect((await committed(mixed)).map((part) => part.changes.length)).toEqual([20 + 209, 31]);
  });

  it('[AC14] of tasks of more works than the rules may read is split', async () => {
    const parts = await committed(Array.from({ length: 25 }, (_, index) => aTaskOf(`w${index}`)));
    expect(parts.map((part) => part.changes.length)).toEqual([10, 10, 5]);
  });
});

describe('the next batch', () => {
  it('[OF2] takes pending entries in order, as many as fit', () => {
    const many = Array.from({ length: 500 }, (_, seq) => entry(seq, [retitled(`w${seq}`)]));
    expect(nextBatch(many, none)).toHaveLength(200);
    const large = (seq: number) =>
      entry(
        seq,
        Array.from({ length: 250 }, (_, index) => retitled(`w${seq}-${index}`)),
      );
    expect(idsOf(nextBatch([large(1), large(2)], none))).toEqual(['e1']);
    const refused = entry(1, [retitled('w1')], { state: 'refused' });
    const sent = entry(2, [retitled('w1')], { state: 'sent' });
    expect(idsOf(nextBatch([refused, sent, entry(3, [retitled('w1')])], none))).toEqual(['e3']);
  });

  it('[OF5] is a single entry after a batch with it was rejected', () => {
    const entries = [1, 2, 3].map((seq) => entry(seq, [retitled(`w${seq}`)]));
    expect(idsOf(nextBatch(entries, new Set(['e1', 'e2'])))).toEqual(['e1']);
    expect(idsOf(nextBatch(entries, new Set(['e2'])))).toEqual(['e1']);
  });

  it('[OF9] skips entries of a later version, and entries that touch or need the same records', () => {
    const entries = [
      entry(1, [create('works', 'w1', fieldsOf(aWork(ada)))], { version: entryVersion + 1 }),
      entry(2, [retitled('w1')]),
      entry(3, [aTaskOf('w1')]),
      entry(4, [retitled('w2')]),
    ];
    expect(idsOf(nextBatch(entries, none))).toEqual(['e4']);
  });

  it('[OF11] the counters of an entry never depend on whether a record of another entry exists already', () => {
    const making = (id: string) => create('meditationSessions', id, fieldsOf(aMeditationSession(ada)));
    const raising = increment('meditationStats', ada, { totalSessions: 1 }, { userId: ada });
    const session = (seq: number) => entry(seq, [making(`s${seq}`), raising]);
    const raised = (seq: number) => entry(seq, [raising]);
    expect(idsOf(nextBatch([session(1), raised(2)], none))).toEqual(['e1']);
    expect(idsOf(nextBatch([entry(1, [retitled('w1')]), raised(2), raised(3)], none))).toHaveLength(3);
    expect(idsOf(nextBatch([raised(1), session(2), session(3), raised(4)], none))).toEqual([
      'e1',
      'e2',
      'e3',
    ]);
  });

  it('[OF3] separates creating, deleting and creating again: a transaction writes each document once', () => {
    const making = create('works', 'w1', fieldsOf(aWork(ada)));
    const pairs: [Change, Change, number][] = [
      [making, retitled('w1'), 2],
      [making, remove('works', 'w1'), 1],
      [remove('works', 'w1'), making, 1],
      [remove('works', 'w1'), purge('works', 'w1'), 1],
      [restore('works', 'w1'), remove('works', 'w1'), 1],
      [retitled('w1'), remove('works', 'w1'), 2],
      [increment('meditationStats', ada, {}), increment('meditationStats', ada, {}), 2],
    ];
    for (const [first, second, length] of pairs)
      expect(nextBatch([entry(1, [first]), entry(2, [second])], none)).toHaveLength(length);
  });
});
