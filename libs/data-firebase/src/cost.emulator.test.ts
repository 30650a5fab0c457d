import 'fake-indexeddb/auto';
import { patch, type Store, type SyncState, worksOf } from '@dayloom/data';
import { collectionNames, collectionOf, nowOf, tasks, type UserId, works } from '@dayloom/domain';
import type { Remote } from '@dayloom/sync';
import { add, aTask, aUser, aUserToken, aWork, meditationStatsFor } from '@dayloom/testing';
import { watching } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  ada,
  clientOptions,
  emulatedProject,
  type EmulatedProject,
  stored,
} from './remote/emulated-project.fixture.ts';
import { type CountingLine, countingLineTo } from './testing/counting-line.ts';
import { openDevice } from './testing/emulator-world.ts';

const projectId = 'demo-cost';
const minute = 60_000;
const sizes = process.env['DAYLOOM_PROVE'] === 'reads' ? [100, 1_000, 50_000] : [100, 1_000];

let project: EmulatedProject;
let line: CountingLine;
let indexedDB: IDBFactory;
let time: number;
let calls: (keyof Remote)[];
let stores: Store[];
beforeAll(async () => {
  project = await emulatedProject(inject('firestoreHost'), projectId);
});
beforeEach(async () => {
  await project.clear();
  line = await countingLineTo(inject('firestoreHost'));
  indexedDB = new IDBFactory();
  time = Date.now();
  calls = [];
  stores = [];
});
afterEach(async () => {
  for (const store of stores) store.close();
  await project.close();
  await line.close();
});

const clock = { now: () => new Date(time) };

/** Wraps a remote and records the names of the called methods. */
function recording(remote: Remote): Remote {
  const note =
    <A extends unknown[], R>(name: keyof Remote, ask: (...asked: A) => R) =>
    (...asked: A): R => {
      calls.push(name);
      return ask(...asked);
    };
  return {
    pull: note('pull', remote.pull),
    listen: note('listen', remote.listen),
    get: note('get', remote.get),
    count: note('count', remote.count),
    send: note('send', remote.send),
    mark: note('mark', remote.mark),
    history: note('history', remote.history),
    tidyHistory: note('tidyHistory', remote.tidyHistory),
    close: () => remote.close(),
  };
}

function open(user: UserId = ada, network?: Parameters<typeof openDevice>[0]['network']): Store {
  const remote = () => recording(project.remoteOf(user, clientOptions(line.host, projectId, user)));
  const store = openDevice({ user, indexedDB, remote, clock, ...(network && { network }) });
  stores.push(store);
  return store;
}

const stateWhere = (store: Store, fits: (state: SyncState) => boolean) =>
  new Promise<SyncState>((resolve) => {
    store.sync?.watch((state) => fits(state) && resolve(state));
  });

/** A visit, from its start until everything has been pulled. */
async function visit(): Promise<{ readonly documents: number; readonly asked: number }> {
  const before = line.documents();
  calls = [];
  const store = open();
  await stateWhere(store, ({ asOf }) => asOf === nowOf(clock));
  store.close();
  return { documents: line.documents() - before, asked: calls.length };
}

const singletons = collectionNames.filter((name) => collectionOf(name).singleton);

/** Seeds an account with `count` records; the newest is a day old. */
async function seed(count: number) {
  const day = new Date(time - 24 * 60 * minute);
  const work = aWork(ada);
  const all = new Map([
    [`works/${work.id}`, stored(work, day)],
    [`users/${ada}`, stored(aUser(ada), day)],
    [`userTokens/${ada}`, stored(aUserToken(ada), day)],
    [`meditationStats/${ada}`, stored(meditationStatsFor(ada), day)],
  ]);
  while (all.size < count) {
    const task = aTask(ada, { workId: work.id });
    all.set(`tasks/${task.id}`, stored(task, new Date(day.getTime() - all.size * 1_000)));
  }
  await project.putAll(all);
}

for (const count of sizes)
  it(
    `[OF6] ${count} records are each delivered once, and a later visit delivers almost none`,
    async () => {
      await seed(count);
      const first = await visit();
      expect(first.documents).toBeGreaterThanOrEqual(count);
      // Singletons have no query, so each listener delivers them; a listener restarts if a fill takes longer than five
      // minutes.
      expect(first.documents).toBeLessThanOrEqual(count + 3 * singletons.length);
      time += 6 * minute;
      await visit();
      time += 6 * minute;
      const later = await visit();
      expect(later.documents).toBeLessThanOrEqual(3);
      expect(later.asked - later.documents).toBeLessThanOrEqual(collectionNames.length);
      expect(later.asked).toBeGreaterThanOrEqual(collectionNames.length);
      console.log(
        `${count} records: first fill ${first.documents} documents, later visit ${JSON.stringify(later)}`,
      );
    },
    count > 1_000 ? 1_800_000 : 120_000,
  );

describe('a change', () => {
  it('[OF6] on another device is delivered once', async () => {
    await seed(100);
    await visit();
    const store = open();
    await stateWhere(store, ({ asOf }) => asOf === nowOf(clock));
    const before = line.documents();
    const elsewhere = project.remoteOf(ada);
    const [work] = await watching(store, worksOf(ada)).until((records) => records.length > 0);
    await elsewhere.send({
      device: 'elsewhere',
      expected: 0,
      ids: ['a'],
      recent: [],
      changes: [patch('works', work!.id, { workTitle: 'Edited there' })],
    });
    await watching(store, worksOf(ada)).until(([record]) => record?.workTitle === 'Edited there');
    expect(line.documents() - before).toBe(1);
  });

  it('[OF2] made offline is sent with nine others in at most two transactions', async () => {
    const listeners = new Set<() => void>();
    let isOnline = false;
    const network = {
      isOnline: () => isOnline,
      watch(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    const store = open(ada, network);
    const work = aWork(ada);
    await store.commit([add(works, work)]);
    for (let index = 0; index < 8; index += 1)
      await store.commit([add(tasks, aTask(ada, { workId: work.id }))]);
    await store.commit([patch('works', work.id, { duration: 9 })]);
    isOnline = true;
    for (const listener of [...listeners]) listener();
    await stateWhere(store, ({ phase, waiting }) => phase === 'saved' && waiting === 0);
    expect(calls.filter((call) => call === 'send').length).toBeLessThanOrEqual(2);
    expect(await project.read(`works/${work.id}`)).toMatchObject({ duration: 9 });
  });
});
