import { create, meditationStatsOf } from '@dayloom/data';
import { works } from '@dayloom/domain';
import { aWork } from '@dayloom/testing';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import * as engine from './engine.ts';
import { ada } from './testing/adas-devices.ts';
import { device, expectSoon, fieldsOf, sent, settled, titlesOf } from './testing/devices.ts';
import {
  counted,
  FirstRelease,
  legacy,
  made,
  newFirstReleaseForEachTest,
  once,
  phone,
  server,
} from './testing/first-release.ts';

newFirstReleaseForEachTest();

describe('[OF9] what the first release left', () => {
  it('[OF5] a refused commit that later ones overtook is kept with its text, and sent again', async () => {
    server.documents.marks.set(`${ada}/old-device`, {
      count: 3,
      ids: [],
      last: [],
      stamp: '2026-03-19T12:00:00.000000000Z',
      step: 30_000,
    });
    const work = aWork(ada, { workTitle: 'Refused' });
    legacy.write(2, [made('works', work)], { state: 'refused' });
    const store = phone.open({ legacy });
    await settled(store);
    await sent(store);
    expect(server.living('works', ada).map(({ fields }) => fields['workTitle'])).toEqual(['Refused']);
    await expectSoon(() => titlesOf(store, ada)).toEqual(['Refused']);
  });

  it('a commit that its server had taken unheard is not sent again', async () => {
    const work = aWork(ada, { workTitle: 'Theirs' });
    server.put('works', work.id, fieldsOf(work));
    server.documents.marks.set(`${ada}/old-device`, { count: 0, ids: [], last: [], stamp: '', step: 70_000 });
    legacy.write(
      7,
      [{ type: 'patch', collection: 'works', id: work.id, fields: { workTitle: 'Mine' }, clear: [] }],
      { before: [fieldsOf(work)] },
    );
    const store = phone.open({ legacy });
    await settled(store);
    await sent(store);
    expect(server.batches).toEqual([]);
    await expectSoon(() => titlesOf(store, ada)).toEqual(['Theirs']);
  });

  it('[OF11] a meditation that its server had counted unheard is counted once, whatever was saved here before', async () => {
    server.put('meditationStats', ada, { userId: ada, ...once });
    server.documents.marks.set(`${ada}/old-device`, { count: 0, ids: [], last: [], stamp: '', step: 70_000 });
    legacy.write(7, [counted]);
    legacy.write(8, [counted]);
    let fetched: () => void = () => undefined;
    const fetching = new Promise<typeof engine>((resolve) => {
      fetched = () => resolve(engine);
    });
    const store = phone.open({ legacy, engine: () => fetching });
    await store.commit([create(works, 'w1', fieldsOf(aWork(ada, { workTitle: 'Saved at once' })))]);
    fetched();
    await settled(store);
    await sent(store);
    expect(server.stored('meditationStats', ada)?.fields).toMatchObject({ totalSessions: 2 });
    expect(server.living('works', ada)).toHaveLength(1);
    await expectSoon(async () => (await store.get(meditationStatsOf(ada))).records).toMatchObject([
      { totalSessions: 2 },
    ]);
  });

  it('[OF11] a copy of this profile that was made before takes the same commits over, and they are sent once', async () => {
    server.put('meditationStats', ada, { userId: ada, ...once });
    legacy.write(7, [counted]);
    const copied = new FirstRelease();
    copied.write(7, [counted]);
    const store = phone.open({ legacy });
    await settled(store);
    await sent(store);
    const copy = device({ server, user: ada, indexedDB: new IDBFactory() });
    const there = copy.open();
    await there.commit([create(works, 'w1', fieldsOf(aWork(ada)))]);
    await sent(there);
    there.close();
    const again = copy.open({ legacy: copied });
    await settled(again);
    await sent(again);
    expect(server.stored('meditationStats', ada)?.fields).toMatchObject({ totalSessions: 2 });
    copy.close();
  });

  it('[OF11] what a tab that still runs it had sent unheard is not sent again once that tab tells of it', async () => {
    server.put('meditationStats', ada, { userId: ada, ...once });
    server.documents.marks.set(`${ada}/old-device`, { count: 0, ids: [], last: [], stamp: '', step: 70_000 });
    const store = phone.open({ legacy });
    await settled(store);
    legacy.write(7, [counted]);
    await expectSoon(() => legacy.journal).toEqual([]);
    await sent(store);
    expect(server.batches).toEqual([]);
    expect(server.stored('meditationStats', ada)?.fields).toMatchObject({ totalSessions: 1 });
  });
});
