import 'fake-indexeddb/auto';
import { patch, type Store, worksOf } from '@dayloom/data';
import { type UserId, works } from '@dayloom/domain';
import { add, aWork } from '@dayloom/testing';
import { read } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalOptions } from '../connection/local-options.ts';
import { embeddedDatabaseOf, replicaDatabaseOf } from '../database/schema.ts';
import { fixedClock, neverShown } from '../testing/local-world.ts';
import type { UserDatabase } from '../database/user-database.ts';
import { openUserDatabase } from './open-user-database.ts';
import * as writes from './writes.ts';

const ada = 'ada' as UserId;
const work = aWork(ada);
const notLoaded = { name: 'StoreError', code: 'unknown' };

describe('the code that only writes need', () => {
  let indexedDB: IDBFactory;
  let opened: UserDatabase[];
  beforeEach(() => {
    indexedDB = new IDBFactory();
    opened = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    for (const database of opened) database.close();
  });

  function open(loadWrites: () => Promise<typeof writes>, shown: Partial<LocalOptions> = {}) {
    const options = {
      clock: fixedClock,
      newId: () => 'unused',
      indexedDB,
      firstScreen: neverShown,
      ...shown,
    };
    const database = openUserDatabase({ user: ada, spec: embeddedDatabaseOf(ada), options }, loadWrites);
    opened.push(database);
    return database;
  }
  /** A store whose code arrives when the test says so. */
  function slow() {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const load = vi.fn(async () => {
      await arrived;
      return writes;
    });
    const { store } = open(load);
    return { store, load, arrive };
  }
  const loaded = () => Promise.resolve(writes);
  /** The titles of every answer, oldest first. */
  function watched(store: Store) {
    const answers: string[][] = [];
    store.watch(
      worksOf(ada),
      ({ records }) => answers.push(records.map(({ workTitle }) => workTitle)),
      () => undefined,
    );
    return answers;
  }

  it('[OF3, OF12] commits wait for it, and are then shown at once and stored in their order', async () => {
    const { store, load, arrive } = slow();
    const answers = watched(store);
    await expect.poll(() => answers).toEqual([[]]);
    const commits = [
      store.commit([add(works, work)]),
      store.commit([patch('works', work.id, { workTitle: 'Second' })]),
      store.commit([patch('works', work.id, { workTitle: 'Third' })]),
    ];
    expect(await read(store, worksOf(ada))).toEqual([]);
    arrive();
    await Promise.all(commits);
    expect(answers.slice(0, 2), 'one answer shows all three').toEqual([[], ['Third']]);
    expect(await read(open(loaded).store, worksOf(ada))).toMatchObject([{ workTitle: 'Third' }]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('[OF12] shows a commit in the same turn once it is loaded', async () => {
    const { store } = open(loaded);
    const answers = watched(store);
    await expect.poll(() => answers).toEqual([[]]);
    await store.commit([add(works, work)]);
    const stored = store.commit([patch('works', work.id, { workTitle: 'Renamed' })]);
    await Promise.resolve();
    expect(answers.at(-1)).toEqual(['Renamed']);
    await stored;
  });

  it('[OF8] a commit is refused where it cannot be loaded, and the next one loads it again', async () => {
    const load = vi.fn(loaded).mockRejectedValueOnce(new Error('Loading chunk writes failed.'));
    const { store } = open(load);
    const answers = watched(store);
    await expect(store.commit([add(works, work)])).rejects.toMatchObject(notLoaded);
    expect(await read(store, worksOf(ada))).toEqual([]);
    expect(answers).toEqual([[]]);
    await store.commit([add(works, work)]);
    expect(await read(store, worksOf(ada))).toEqual([work]);
  });

  it('[OF8] a commit is refused where no answer comes within 10 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { store } = slow();
    await Promise.all([
      expect(store.commit([add(works, work)])).rejects.toMatchObject(notLoaded),
      vi.advanceTimersByTimeAsync(10_000),
    ]);
  });

  it('is loaded after the frame that shows the first records', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    const load = vi.fn(loaded);
    let render: () => void = () => undefined;
    const firstRender = new Promise<void>((resolve) => (render = resolve));
    const answers = watched(open(load, { firstRender }).store);
    await expect.poll(() => answers).toEqual([[]]);
    expect(frames).toEqual([]);
    render();
    await expect.poll(() => frames).toHaveLength(1);
    expect(load).not.toHaveBeenCalled();
    for (const frame of frames) frame(0);
    await expect.poll(() => load).toHaveBeenCalledOnce();
  });

  it('[OF10] a store that was closed while it was loading refuses the commit', async () => {
    const { store, arrive } = slow();
    const commit = store.commit([add(works, work)]);
    store.close();
    arrive();
    await expect(commit).rejects.toMatchObject({ code: 'closed' });
    await expect(store.commit([add(works, work)])).rejects.toMatchObject({ code: 'closed' });
    expect(await read(open(loaded).store, worksOf(ada))).toEqual([]);
  });

  it('[OF6, NT8] neither reads nor drafts load it, nor the commits of another tab', async () => {
    const load = vi.fn(loaded);
    const { store } = open(load);
    const answers = watched(store);
    await expect.poll(() => answers).toEqual([[]]);
    await open(loaded).store.commit([add(works, work)]);
    await expect.poll(() => answers.at(-1)).toEqual([work.workTitle]);
    const draft = { key: 'work/new', at: work.createdAt, values: { workTitle: 'Typed' } };
    await store.drafts.set(draft);
    expect(await store.drafts.get(draft.key)).toEqual(draft);
    expect(await store.count(worksOf(ada))).toEqual({ value: 1, isComplete: true });
    expect(load).not.toHaveBeenCalled();
  });

  it('is loaded once the first screen is ready, but not for a store that is closed by then', async () => {
    let show: () => void = () => undefined;
    const shown = new Promise<void>((resolve) => (show = resolve));
    const [load, loadForClosed] = [vi.fn(loaded), vi.fn(loaded)];
    const { store } = open(load, { firstScreen: shown });
    open(loadForClosed, { firstScreen: shown }).close();
    await read(store, worksOf(ada));
    expect(load).not.toHaveBeenCalled();
    show();
    await expect.poll(() => load).toHaveBeenCalledOnce();
    expect(loadForClosed).not.toHaveBeenCalled();
  });

  it('[OF4] a replica reads its tables without it, and writes wait for it', async () => {
    const load = vi.fn(loaded);
    const options = { clock: fixedClock, newId: () => 'unused', indexedDB, firstScreen: neverShown };
    const onCommit = () => Promise.resolve();
    const database = openUserDatabase({ user: ada, spec: replicaDatabaseOf(ada), options, onCommit }, load);
    opened.push(database);
    const pending = () => database.readTables((tables) => tables.table('outbox').getAll());
    expect(await pending()).toEqual([]);
    expect(load).not.toHaveBeenCalled();
    await database.write({ collections: [], tables: ['outbox'] }, async (transaction) =>
      transaction.table('outbox').put({ seq: 1 }),
    );
    expect(await pending()).toEqual([{ seq: 1 }]);
    expect(load).toHaveBeenCalledOnce();
  });
});
