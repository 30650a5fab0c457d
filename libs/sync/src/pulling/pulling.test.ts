import { type Store, worksOf } from '@dayloom/data';
import { aTask, aWork } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import type { PullOptions, Remote } from '../protocol/remote.ts';
import { ada, making, phone, server, newDevicesForEachTest } from '../testing/adas-devices.ts';
import { expectSoon, fieldsOf, passing, sent, stateWhere, synced, titlesOf } from '../testing/devices.ts';

const minutes = 60_000;

newDevicesForEachTest();

const fill = (count: number) => {
  for (let index = 0; index < count; index += 1)
    server.put('works', `w${index}`, fieldsOf(aWork(ada, { workTitle: `Work ${index}` })));
};
/** Counts the documents and queries of a visit. */
async function visit(until: (store: Store) => Promise<unknown>) {
  const before = { ...server.counts };
  const store = phone.open();
  await synced(store);
  await until(store);
  store.close();
  return {
    documents: server.counts.documents - before.documents,
    requests: server.counts.requests - before.requests + server.counts.listens - before.listens,
  };
}

describe('[OF6] reads', () => {
  it('of a first fill are one per record', async () => {
    fill(350);
    const { documents } = await visit((store) => expectSoon(() => titlesOf(store, ada)).toHaveLength(350));
    expect(documents).toBe(350);
  });

  it('of a visit without changes are at most 3 documents and 14 queries, whatever the size of the account', async () => {
    fill(250);
    await visit(() => Promise.resolve());
    phone.clock.move(10 * minutes);
    await visit(() => Promise.resolve());
    const { documents, requests } = await visit(() => Promise.resolve());
    expect(documents).toBeLessThanOrEqual(3);
    expect(requests).toBeLessThanOrEqual(14);
  });

  it('of one change elsewhere are one', async () => {
    fill(50);
    await visit(() => Promise.resolve());
    phone.clock.move(10 * minutes);
    await visit(() => Promise.resolve());
    const { documents } = await visit(async (store) => {
      server.put('works', 'new', fieldsOf(aWork(ada)));
      await expectSoon(() => titlesOf(store, ada)).toHaveLength(51);
    });
    expect(documents).toBe(1);
  });
});

/** A client that records the requested pages of works. After `pages` of them it no longer answers. */
const pulling =
  (asked: PullOptions[], { pages = Infinity } = {}) =>
  (): Promise<Remote> => {
    const remote = server.remoteOf(ada);
    const pull: Remote['pull'] = (collection, options) => {
      if (collection === 'works') asked.push(options);
      return asked.length > pages ? new Promise(() => undefined) : remote.pull(collection, options);
    };
    return Promise.resolve({ ...remote, pull });
  };

describe('a fill', () => {
  it('is reported as incomplete, and continues where it was interrupted', async () => {
    fill(250);
    const [before, after]: [PullOptions[], PullOptions[]] = [[], []];
    const first = phone.open({ remote: pulling(before, { pages: 1 }) });
    await expectSoon(() => before).toHaveLength(2);
    expect((await first.count(worksOf(ada))).isComplete).toBe(false);
    first.close();
    const second = phone.open({ remote: pulling(after) });
    await synced(second);
    expect(await second.count(worksOf(ada))).toEqual({ value: 250, isComplete: true });
    expect(after.map((options) => options.before)).toEqual([before[1]?.before, expect.anything()]);
  });

  it('after 30 days offline removes what was purged elsewhere, and keeps pending changes', async () => {
    fill(5);
    await visit(() => Promise.resolve());
    server.purge([{ collection: 'works', id: 'w0' }]);
    phone.clock.move(31 * 24 * 60 * minutes);
    phone.network.set(false);
    const store = phone.open();
    await store.commit([making('Mine')]);
    phone.network.set(true);
    await synced(store);
    await expectSoon(() => titlesOf(store, ada)).toEqual(['Mine', 'Work 1', 'Work 2', 'Work 3', 'Work 4']);
  });

  it('[OF6] 200 of 400 deleted elsewhere: the list and the count agree', async () => {
    fill(400);
    const store = phone.open();
    await synced(store);
    expect(await store.count(worksOf(ada))).toEqual({ value: 400, isComplete: true });
    phone.network.set(false);
    for (let index = 0; index < 200; index += 1) {
      const { fields, stamp } = server.stored('works', `w${index}`)!;
      server.put('works', `w${index}`, fields, { deletedAt: stamp });
    }
    phone.network.set(true);
    await expectSoon(() => titlesOf(store, ada)).toHaveLength(200);
    expect(await store.count(worksOf(ada))).toEqual({ value: 200, isComplete: true });
  });

  it('starts again when the daily count differs twice', async () => {
    fill(5);
    const store = phone.open();
    await synced(store);
    // As if its removal had not been reported.
    server.documents.put({ collection: 'works', id: 'w0' }, undefined);
    await passing(phone, expectSoon(() => titlesOf(store, ada)).toHaveLength(4));
  });
});

it('[OF4] a listener that is rejected permanently is retried less and less often, and reported as not ready', async () => {
  server.listenings.failing.set('tasks', 'not-ready');
  const store = phone.open();
  const { phase } = await stateWhere(store, ({ blockage }) => blockage === 'not-ready');
  expect(phase).toBe('attention');
  await expectSoon(() => server.counts.listens).toBeGreaterThanOrEqual(12);
  const before = server.counts.listens;
  let passed = 0;
  while (passed < 60) {
    phone.timers.advance(1_000);
    passed += 1;
    await new Promise<void>((next) => void setImmediate(next));
  }
  expect(server.counts.listens - before).toBeLessThanOrEqual(3);
  server.listenings.failing.clear();
  server.put('tasks', 't1', fieldsOf(aTask(ada, { workId: 'w' })));
  await passing(phone, synced(store));
});

it('no network request before the first screen is rendered, if this device has all it needs', async () => {
  await visit(() => Promise.resolve());
  const before = server.counts.requests + server.counts.listens;
  let render: () => void = () => undefined;
  const store = phone.open({
    firstScreen: new Promise((resolve) => {
      render = resolve;
    }),
  });
  await store.get(worksOf(ada));
  await store.commit([making('At once')]);
  expect(server.counts.requests + server.counts.listens).toBe(before);
  render();
  await sent(store);
});
