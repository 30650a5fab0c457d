import { create, patch, remove, restore, type Store } from '@dayloom/data';
import { aWork } from '@dayloom/testing';
import { describe, it } from 'vitest';
import { ada, laptop, phone, newDevicesForEachTest } from '../testing/adas-devices.ts';
import { expectSoon, fieldsOf, stateWhere, synced, titlesOf } from '../testing/devices.ts';

const titles = (store: Store) => titlesOf(store, ada);

newDevicesForEachTest();

describe('[OF6] two devices', () => {
  it('edits, deletions and restored records are synced', async () => {
    const [here, there] = [phone.open(), laptop.open()];
    await synced(here);
    await synced(there);
    const work = aWork(ada, { workTitle: 'Made there' });
    await there.commit([create('works', work.id, fieldsOf(work))]);
    await expectSoon(() => titles(here)).toEqual(['Made there']);
    await there.commit([patch('works', work.id, { workTitle: 'Edited there' })]);
    await expectSoon(() => titles(here)).toEqual(['Edited there']);
    await there.commit([remove('works', work.id)]);
    await expectSoon(() => titles(here)).toEqual([]);
    await there.commit([restore('works', work.id)]);
    await expectSoon(() => titles(here)).toEqual(['Edited there']);
    await stateWhere(there, ({ phase }) => phase === 'saved');
  });
});
