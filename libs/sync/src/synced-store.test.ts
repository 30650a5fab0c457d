import 'fake-indexeddb/auto';
import { create, patch, remove, restore, type Store } from '@dayloom/data';
import { type UserId, works } from '@dayloom/domain';
import { aWork } from '@dayloom/testing';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, it } from 'vitest';
import {
  type Device,
  device,
  fieldsOf,
  settled,
  expectSoon,
  stateWhere,
  titlesOf,
} from './testing/devices.ts';
import { MemoryServer } from './testing/memory-server.ts';

const ada = 'ada' as UserId;
const titles = (store: Store) => titlesOf(store, ada);

let server: MemoryServer;
let phone: Device;
let laptop: Device;
beforeEach(() => {
  server = new MemoryServer();
  phone = device({ server, user: ada, indexedDB: new IDBFactory() });
  laptop = device({ server, user: ada, indexedDB: new IDBFactory() });
});
afterEach(() => {
  phone.close();
  laptop.close();
});

describe('[OF6] two devices', () => {
  it('edits, deletions and restored records come through', async () => {
    const [here, there] = [phone.open(), laptop.open()];
    await settled(here);
    await settled(there);
    const work = aWork(ada, { workTitle: 'Made there' });
    await there.commit([create(works, work.id, fieldsOf(work))]);
    await expectSoon(() => titles(here)).toEqual(['Made there']);
    await there.commit([patch(works, work.id, { workTitle: 'Edited there' })]);
    await expectSoon(() => titles(here)).toEqual(['Edited there']);
    await there.commit([remove(works, work.id)]);
    await expectSoon(() => titles(here)).toEqual([]);
    await there.commit([restore(works, work.id)]);
    await expectSoon(() => titles(here)).toEqual(['Edited there']);
    await stateWhere(there, ({ phase }) => phase === 'saved');
  });
});
