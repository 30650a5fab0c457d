import 'fake-indexeddb/auto';
import { type Change, remove, type Store, type StoredFields } from '@dayloom/data';
import { planImport } from '@dayloom/data/transfer';
import {
  clockTime,
  momentAt,
  nowOf,
  planDay,
  repeatSkips,
  repeats,
  tasks,
  type UserId,
} from '@dayloom/domain';
import { ExportText, readExport } from '@dayloom/domain/export';
import {
  add,
  aReminder,
  aRepeat,
  aRepeatSkip,
  aTask,
  exportedText,
  importText,
  livingRecords,
} from '@dayloom/testing';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { fixedClock, localWorld } from '../testing/local-world.ts';
import { randomAccount } from '../testing/random-account.ts';

/** A fixed number by default; `DAYLOOM_PROVE=export` tries a thousand accounts. */
const runs = process.env['DAYLOOM_PROVE'] === 'export' ? 1_000 : 60;
const email = 'ada@example.com';
const owner = (user: UserId) => ({ user, email, now: nowOf(fixedClock) });

/** An empty disk. */
const aDisk = () => localWorld(new IDBFactory());
const storeOn = (disk: ReturnType<typeof aDisk>, user: UserId) => disk.backend.openStore({ id: user, email });

/** Deletes every record as a user could: child records are deleted with their parent. */
async function deleteAll(store: Store) {
  const changes = [...(await livingRecords(store)).keys()].map((key): Change => {
    const [collection = '', id = ''] = key.split('/');
    return { type: 'remove', collection: collection as 'works', id };
  });
  await store.commit(changes);
}

const pendingAgain = (records: ReadonlyMap<string, StoredFields>) =>
  new Map(
    [...records].map(([key, fields]) => [
      key,
      key.startsWith('suggestions/') ? { ...fields, status: 'pending' } : fields,
    ]),
  );

it(
  `[DO4] ${runs} accounts with random records are unchanged after export, deletion and import, except that suggestions are pending again`,
  { timeout: 560_000 },
  async () => {
    const user = 'ada' as UserId;
    await fc.assert(
      fc.asyncProperty(randomAccount(user), fc.boolean(), async (changes, isWiped) => {
        const disk = aDisk();
        const store = storeOn(disk, user);
        await store.commitMany(changes);
        const before = await livingRecords(store);
        expect(before.size).toBeGreaterThanOrEqual(new Set(changes.map(({ id }) => id)).size > 0 ? 1 : 0);
        const text = await exportedText(store, owner(user));
        const elsewhere = isWiped ? aDisk() : disk;
        if (!isWiped) await deleteAll(store);
        const after = isWiped ? storeOn(elsewhere, user) : store;
        expect((await livingRecords(after)).size).toBe(0);
        expect(await importText(after, text, owner(user))).toBeUndefined();
        expect(await livingRecords(after)).toEqual(pendingAgain(before));
        // A second import changes nothing.
        expect(await importText(after, text, owner(user))).toBeUndefined();
        expect(await livingRecords(after)).toEqual(pendingAgain(before));
        after.close();
        store.close();
      }),
      { numRuns: runs, seed: 20_261_125 },
    );
  },
);

it('[DA23] [DO4] a local time in a file is imported as UTC, and a second import has nothing to change', async () => {
  const user = 'ada' as UserId;
  const { id, ...fields } = aReminder(user, { dateTime: '2026-03-10T09:00' });
  const exported = new ExportText(user, nowOf(fixedClock));
  exported.add({ collection: 'reminders', records: [{ id, fields }] });
  const reading = readExport(exported.finish([]));
  if (!reading.ok) throw new Error(reading.reason);
  const rewritten = { ...fields, dateTime: momentAt(planDay('2026-03-10'), clockTime('09:00')) };
  const planned = (living: ReadonlyMap<string, StoredFields>) =>
    planImport(reading.file, { ...owner(user), living, idOf: (same) => same }).next().value;
  expect(planned(new Map())).toMatchObject({ changes: [{ type: 'create', fields: rewritten }] });
  expect(planned(new Map([[`reminders/${id}`, rewritten]]))).toMatchObject({ changes: [] });
});

describe('a series in a file', () => {
  const [ada, bob] = ['ada' as UserId, 'bob' as UserId];
  const series = 'series';
  const repeatDay = planDay('2026-03-05');
  const changes = [
    add(repeats, aRepeat(ada, { id: series })),
    add(repeats, aRepeat(ada, { series, first: repeatDay })),
    add(repeatSkips, aRepeatSkip(ada, { series })),
    add(tasks, aTask(ada, { id: `${series}-20260305`, repeat: series, repeatDay })),
  ];
  const seriesIn = (records: ReadonlyMap<string, StoredFields>) => [
    ...new Set([...records.values()].map((fields) => fields['series'] ?? fields['repeat'])),
  ];
  /** Imports a file into an account twice. @returns what it has after each */
  async function importedTwice(text: string, user: UserId, disk = aDisk()) {
    const store = storeOn(disk, user);
    const after = [];
    for (const _ of [1, 2]) {
      expect(await importText(store, text, owner(user))).toBeUndefined();
      after.push(await livingRecords(store));
    }
    store.close();
    return after;
  }

  it.each([
    ['its first record', []],
    ['no first record, because that was deleted', [remove('repeats', series)]],
  ])(
    '[DO3] [DA38] with %s has one new id in another account, and nothing is there twice',
    async (_, gone) => {
      const store = storeOn(aDisk(), ada);
      await store.commit(changes);
      await store.commit(gone);
      const [first = new Map(), second] = await importedTwice(await exportedText(store, owner(ada)), bob);
      store.close();
      const [id, ...others] = seriesIn(first);
      expect([first.size, others]).toEqual([changes.length - gone.length, []]);
      expect(id).not.toBe(series);
      expect(first.has(`repeats/${String(id)}`)).toBe(gone.length === 0);
      expect(second).toEqual(first);
    },
  );

  it('[DO4] [DA38] keeps its id in the same account', async () => {
    const disk = aDisk();
    const store = storeOn(disk, ada);
    await store.commit(changes);
    const [before, text] = [await livingRecords(store), await exportedText(store, owner(ada))];
    store.close();
    expect(await importedTwice(text, ada, disk)).toEqual([before, before]);
    expect(await importedTwice(text, ada)).toEqual([before, before]);
  });
});
