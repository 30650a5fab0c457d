import 'fake-indexeddb/auto';
import { type Change, remove, type Store, type StoredFields } from '@dayloom/data';
import { planImport } from '@dayloom/data/transfer';
import {
  clockTime,
  dayOrders,
  dayRecordId,
  momentAt,
  nowOf,
  planDay,
  repeatSkips,
  repeats,
  seriesDayId,
  tasks,
  type UserId,
} from '@dayloom/domain';
import { ExportText, readExport } from '@dayloom/domain/export';
import {
  add,
  aDayOrder,
  aReminder,
  aRepeat,
  aRepeatSkip,
  aTask,
  exportedText,
  importText,
  livingRecords,
} from '@dayloom/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedClock } from '../testing/local-world.ts';
import { randomAccount } from '../testing/random-account.ts';
import { ada, aDisk, bob, importedTwice, owner, storeOn } from '../testing/import-twice.ts';

/** A fixed number by default; `DAYLOOM_PROVE=export` tries a thousand accounts. */
const runs = process.env['DAYLOOM_PROVE'] === 'export' ? 1_000 : 60;
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

describe('an arranged day in a file', () => {
  const [day, repeatDay] = [planDay('2026-03-05'), planDay('2026-03-06')];
  const computedDay = seriesDayId('series', day);
  const storedDay = seriesDayId('series', repeatDay);
  const order = ['second', computedDay, 'gone', storedDay, 'first', 'series-20269999'];
  const changes = [
    add(tasks, aTask(ada, { id: 'first', date: day })),
    add(tasks, aTask(ada, { id: 'second', date: day })),
    add(repeats, aRepeat(ada, { id: 'series' })),
    // A later segment has the id of its first day.
    add(repeats, aRepeat(ada, { id: computedDay, series: 'series', first: day })),
    add(tasks, aTask(ada, { id: storedDay, date: day, repeat: 'series', repeatDay })),
    add(dayOrders, aDayOrder(ada, { day, order: order.join(' ') })),
  ];
  const exported = async () => {
    const store = storeOn(aDisk(), ada);
    await store.commit(changes);
    const text = await exportedText(store, owner(ada));
    store.close();
    return text;
  };
  const orderIn = (records: ReadonlyMap<string, StoredFields>, user: UserId) =>
    String(records.get(`dayOrders/${dayRecordId(user, day)}`)?.['order']).split(' ');

  it('[DO4] [DA40] is the same in the same account, and there once', async () => {
    const [first = new Map(), second] = await importedTwice(await exported(), ada);
    expect([first.size, orderIn(first, ada)]).toEqual([changes.length, order]);
    expect(second).toEqual(first);
  });

  it("[DO3] [DA40] has the other account's id, and the ids of the imported tasks and days of series", async () => {
    const [first = new Map(), second] = await importedTwice(await exported(), bob);
    expect(second).toEqual(first);
    const titled = [...first].filter(([key]) => key.startsWith('tasks/')).map(([key]) => key.slice(6));
    const [series] = [...first.values()].flatMap((fields) => fields['series'] ?? []);
    const arranged = orderIn(first, bob);
    expect(arranged).toHaveLength(order.length);
    expect(arranged.filter((id) => titled.includes(id))).toEqual([arranged[0], arranged[3], arranged[4]]);
    expect(arranged[1]).toBe(seriesDayId(String(series), day));
    expect(arranged.filter((id) => order.includes(id))).toEqual([]);
  });

  it('[DO3] [DA40] names as many tasks in another account as a record can', async () => {
    const short = Array.from({ length: 5_000 }, (_, index) => index.toString(36)).join(' ');
    const text = new ExportText(ada, nowOf(fixedClock));
    const { id, ...fields } = aDayOrder(ada, { day, order: short });
    text.add({ collection: 'dayOrders', records: [{ id, fields }] });
    const [first = new Map()] = await importedTwice(text.finish([]), bob);
    expect(orderIn(first, bob)).toHaveLength(952);
  });

  it.each([
    ['a/b', 'List of tasks of order of a day number 1 in the file is not a list of references.'],
    [' a  b', 'List of tasks of order of a day number 1 in the file is not a list of references.'],
    ['a'.repeat(129), 'List of tasks of order of a day number 1 in the file is not a list of references.'],
    [
      'abc '.repeat(5_001).trim(),
      'List of tasks of order of a day number 1 in the file is longer than 20,000 characters.',
    ],
  ])('[DO3] [DA40] is refused with the list %j', async (list, reason) => {
    const text = new ExportText(ada, nowOf(fixedClock));
    text.add({
      collection: 'dayOrders',
      records: [{ id: 'any', fields: { userId: ada, day, order: list } }],
    });
    for (const user of [ada, bob]) {
      const store = storeOn(aDisk(), user);
      expect(await importText(store, text.finish([]), owner(user))).toEqual({ ok: false, reason });
      store.close();
    }
  });

  it('[DO3] [DA40] is refused twice, also under two ids', async () => {
    const text = new ExportText(ada, nowOf(fixedClock));
    const fields = { userId: ada, day, order: '' };
    text.add({
      collection: 'dayOrders',
      records: [
        { id: 'one', fields },
        { id: 'two', fields },
      ],
    });
    const store = storeOn(aDisk(), ada);
    expect(await importText(store, text.finish([]), owner(ada))).toEqual({
      ok: false,
      reason: 'The file holds order of a day number 2 in the file twice.',
    });
    store.close();
  });
});
