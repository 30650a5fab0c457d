import type { Answer, Store } from '@dayloom/data';
import { goalsOf, StoreError } from '@dayloom/data';
import type { Goal } from '@dayloom/domain';
import { focusManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testShell, testUser } from '@dayloom/testing/shell';
import { recordsAnswered, watchInto, type Watching } from './live-query.ts';

const key = ['records', 'goals'];
const goalsIn =
  (store: Store): Watching<Answer<Goal>> =>
  (next, fail) =>
    store.watch(goalsOf(testUser.id), next, fail);

describe('a screen is ready when its records are loaded', () => {
  it('[DB7] that is when the first response has arrived', async () => {
    const { store } = await testShell();
    const client = new QueryClient();
    let answered = false;
    void watchInto(client, key, goalsIn(store)).then(() => (answered = true));
    await expect(recordsAnswered(client)).resolves.toBe(true);
    expect(answered).toBe(true);
  });

  it('[DB7] and reports whether it had to wait, because components rendered then may start more queries', async () => {
    const { store } = await testShell();
    const client = new QueryClient();
    await watchInto(client, key, goalsIn(store));
    await expect(recordsAnswered(client)).resolves.toBe(false);
  });

  it('[OF10] and also when a watch ends without a response, as after sign-out', async () => {
    const { store } = await testShell();
    const client = new QueryClient();
    void client
      .fetchQuery({ queryKey: key, queryFn: () => watchInto(client, key, goalsIn(store)) })
      .catch(() => undefined);
    store.close();
    client.clear();
    await expect(recordsAnswered(client)).resolves.toBeTypeOf('boolean');
  });
});

describe('storage that does not respond', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  /** Starts a query whose response the test sends. */
  function askSilent() {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    let answer: (text: string) => void = () => undefined;
    const silent: Watching<string> = (next) => {
      answer = next;
      return () => undefined;
    };
    client
      .fetchQuery({ queryKey: key, queryFn: () => watchInto(client, key, silent) })
      .catch(() => undefined);
    return { client, answer: (text: string) => answer(text) };
  }

  it('[ER52] is an error after five seconds, and not before', async () => {
    const { client } = askSilent();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(client.getQueryState(key)?.status).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryState(key)).toMatchObject({ status: 'error', error: { code: 'storage-blocked' } });
  });

  it('[ER52] a late response is still shown', async () => {
    const { client, answer } = askSilent();
    await vi.advanceTimersByTimeAsync(5_000);
    answer('late');
    expect(client.getQueryState(key)).toMatchObject({ status: 'success', data: 'late' });
  });

  it('[ER52] is no error after a response', async () => {
    const { client, answer } = askSilent();
    answer('at once');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(client.getQueryState(key)).toMatchObject({ status: 'success', data: 'at once' });
  });
});

describe('[OF8] full storage', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** Starts a query on a disk without room, which counts its reads. */
  async function askFull() {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const disk = { hasRoom: false, reads: 0 };
    const reading: Watching<string> = (next, fail) => {
      disk.reads += 1;
      queueMicrotask(() =>
        disk.hasRoom ? next('read') : fail(new StoreError('storage-full', 'The quota is used up')),
      );
      return () => undefined;
    };
    await client
      .fetchQuery({ queryKey: key, queryFn: () => watchInto(client, key, reading) })
      .catch(() => undefined);
    return { client, disk, state: () => client.getQueryState(key) };
  }

  it('stays one error while it is full, and the records show by themselves once there is room', async () => {
    const { disk, state } = await askFull();
    const { error } = state()!;
    expect(error).toMatchObject({ code: 'storage-full' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect([disk.reads, state()?.error, state()?.fetchStatus]).toEqual([4, error, 'idle']);
    disk.hasRoom = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state()).toMatchObject({ status: 'success', data: 'read' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(disk.reads).toBe(5);
  });

  it('is read again at once when the user comes back', async () => {
    const { disk, state } = await askFull();
    disk.hasRoom = true;
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ status: 'success', data: 'read' });
    focusManager.setFocused(undefined);
  });

  it('is not read again after its query is gone', async () => {
    const { client, disk } = await askFull();
    client.removeQueries({ queryKey: key });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(disk.reads).toBe(1);
  });
});

it('[OF6] a second response right after the first one is the one that stays', async () => {
  const client = new QueryClient();
  const twoAnswers: Watching<string> = (next) => {
    next('first');
    next('second');
    queueMicrotask(() => next('third'));
    return () => undefined;
  };
  await client.fetchQuery({ queryKey: key, queryFn: () => watchInto(client, key, twoAnswers) });
  await expect.poll(() => client.getQueryData(key)).toBe('third');
});

it('[OF6] removing an entry from the cache ends its watch', async () => {
  const client = new QueryClient();
  let stopped = 0;
  const watch: Watching<string> = (next) => {
    next('here');
    return () => (stopped += 1);
  };
  await client.fetchQuery({ queryKey: key, queryFn: () => watchInto(client, key, watch) });
  client.removeQueries({ queryKey: key });
  expect(stopped).toBe(1);
});
