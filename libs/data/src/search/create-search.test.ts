import type { Task, UserId } from '@dayloom/domain';
import { describe, expect, it, vi } from 'vitest';
import type { Query } from '../query.ts';
import { tasksNewestFirst } from '../queries/works.ts';
import { createSearch } from './create-search.ts';

const user = 'ada' as UserId;
const never = new AbortController().signal;

/** A store with tasks of these titles, the newest first. Tasks with the same `minute` have the same creation time. */
function storeOf(titles: readonly string[], minute = (index: number) => index) {
  const newest = Date.parse('2026-03-10T12:00:00.000Z');
  const tasks = titles.map((title, index) => ({
    id: `t${String(index).padStart(5, '0')}`,
    title,
    createdAt: new Date(newest - minute(index) * 60_000).toISOString(),
  }));
  const get = vi.fn(async (query: Query<unknown>) => {
    const [from] = query.filters;
    const before = tasks.filter(({ createdAt }) => from === undefined || createdAt <= String(from.value));
    return { records: before.slice(0, query.limit) as unknown[], isComplete: true };
  });
  return {
    get: get as unknown as <T>(query: Query<T>) => Promise<{ records: T[]; isComplete: boolean }>,
    asked: get,
  };
}

const searchIn = (
  store: ReturnType<typeof storeOf>,
  pageSize = 10,
  more: Partial<Parameters<typeof createSearch<Task, string>>[0]> = {},
) =>
  createSearch({
    store,
    query: tasksNewestFirst(user),
    textsOf: ({ title }: Task) => ({ title }),
    resultsOf: (tasks) => tasks.map(({ title }) => title),
    pageSize,
    ...more,
  });

describe('[KA7] records by text', () => {
  it('a match at the beginning of a word ranks higher than one inside it, newest first, eight at most', async () => {
    const titles = ['Heat tea', 'Steam', ...Array.from({ length: 12 }, (_, at) => `Tea ${at}`), 'Team'];
    const found = await searchIn(storeOf(titles))('tea', never);
    expect(found).toEqual(['Heat tea', ...Array.from({ length: 7 }, (_, at) => `Tea ${at}`)]);
    expect(await searchIn(storeOf(['Steam', 'Bread', 'Team']))('tea', never)).toEqual(['Team', 'Steam']);
  });

  it('stops reading once there are eight results that no other can outrank', async () => {
    const store = storeOf(Array.from({ length: 100 }, (_, at) => `Tea ${at}`));
    await searchIn(store)('tea', never);
    expect(store.asked).toHaveBeenCalledTimes(1);
  });

  it('a blank text reads ahead, so that later searches read nothing', async () => {
    const store = storeOf(Array.from({ length: 35 }, (_, at) => `Day ${at}`));
    const search = searchIn(store);
    expect(await search('  ', never)).toEqual([]);
    const asked = store.asked.mock.calls.length;
    expect(await search('day 34', never)).toEqual(['Day 34']);
    expect(store.asked).toHaveBeenCalledTimes(asked);
  });

  it('many records with the same creation time are all read, each once', async () => {
    const store = storeOf(
      Array.from({ length: 95 }, (_, at) => (at % 19 === 0 ? 'Odd' : 'Even')),
      (index) => (index < 80 ? 0 : index),
    );
    expect(await searchIn(store)('odd', never)).toHaveLength(5);
  });

  it('[DA35] a record that arrives on this device during the search is found as well, once', async () => {
    const [before, after] = [storeOf(['Day 1']), storeOf(['Day 1', 'Tea'])];
    const store = {
      ...after,
      get: vi.fn(after.get).mockImplementationOnce(async () => ({
        ...(await before.get(tasksNewestFirst(user))),
        isComplete: false,
      })),
    };
    const reported: (readonly string[])[] = [];
    const found = await searchIn(store as typeof after)('a', never, (soFar) => reported.push(soFar));
    expect([reported[0], found]).toEqual([['Day 1'], ['Day 1', 'Tea']]);
    expect(store.get).toHaveBeenCalledTimes(2);
  });

  it('a page that cannot be read fails the search, and the next search reads it again', async () => {
    const store = storeOf([...Array.from({ length: 30 }, (_, at) => `Day ${at}`), 'Tea']);
    const search = searchIn(store);
    await search('day', never);
    store.asked.mockRejectedValueOnce(new Error('the disk is gone'));
    await expect(search('tea', never)).rejects.toThrow('the disk is gone');
    expect(await search('tea', never)).toEqual(['Tea']);
  });

  it('[RP18] what is not stored is found before the records, also where there are none', async () => {
    const tea = { id: 'tea', title: 'Tea today' } as Task;
    const more = { readFirst: () => Promise.resolve([tea]) };
    expect(await searchIn(storeOf(['Tea']), 10, more)('tea', never)).toEqual(['Tea today', 'Tea']);
    expect(await searchIn(storeOf([]), 10, more)('tea', never)).toEqual(['Tea today']);
  });

  it('[RP18] what is not listed is not found', async () => {
    const more = { textsOf: ({ title }: Task) => (title === 'Tea 2' ? undefined : { title }) };
    expect(await searchIn(storeOf(['Tea', 'Tea 2']), 10, more)('tea', never)).toEqual(['Tea']);
  });

  it('results are reported while more records are read', async () => {
    const reported: (readonly string[])[] = [];
    const store = storeOf(['Tea', ...Array.from({ length: 15 }, () => 'Bread'), 'Tea cake']);
    await searchIn(store)('tea', never, (results) => reported.push(results));
    expect(reported).toEqual([['Tea'], ['Tea', 'Tea cake']]);
  });

  it('an aborted search stops reading', async () => {
    const store = storeOf(Array.from({ length: 100 }, () => 'Bread'));
    const controller = new AbortController();
    const pending = searchIn(store)('tea', controller.signal);
    controller.abort();
    expect(await pending).toEqual([]);
    expect(store.asked.mock.calls.length).toBeLessThan(3);
  });
});
