import { type Change, create, patch, remove, repeatsOf, restore, type Store, tasksOf } from '@dayloom/data';
import { addDays, type Instant, type PlanDay, planDay, type Repeat, seriesDayId } from '@dayloom/domain';
import { computedDays } from '@dayloom/domain/repeats';
import { aRepeat, aTask } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import {
  ada,
  bothApart,
  laptop,
  newDevicesForEachTest,
  phone,
  send,
  server,
} from '../testing/adas-devices.ts';
import { expectSoon, fieldsOf, passing, sent, synced } from '../testing/devices.ts';

newDevicesForEachTest();

const day = planDay('2026-03-05');
const task = aTask(ada, { id: 'series-20260305', repeat: 'series', repeatDay: day, title: 'Water' });
const completedAt = '2026-03-05T08:00:00.000Z' as Instant;
const making = create('tasks', task.id, fieldsOf(task));
const tick = [making, patch('tasks', task.id, { completed: true, completedAt })];
const rename = [making, patch('tasks', task.id, { title: 'Water the palm' })];
const both = { ...task, title: 'Water the palm', completed: true, completedAt };

const days = async (store: Store) => (await store.get(tasksOf(ada))).records;

describe('[DA8] [OF2] a day of a series that two devices change while they are apart', () => {
  it.each([
    ['the tick first', true],
    ['the name first', false],
  ])('becomes one task with the tick of one and the name of the other: %s', async (_, isTickFirst) => {
    const [here, there] = await bothApart();
    await here.commit(isTickFirst ? tick : rename);
    await there.commit(isTickFirst ? rename : tick);
    await send(phone, here);
    await send(laptop, there);
    for (const store of [here, there]) await expectSoon(() => days(store)).toEqual([both]);
    expect(server.living('tasks', ada)).toHaveLength(1);
  });

  it('is deleted if one of them made and deleted it after the other had sent it', async () => {
    const [here, there] = await bothApart();
    await here.commit(rename);
    await there.commit(tick);
    await there.commit([remove('tasks', task.id)]);
    await send(phone, here);
    await send(laptop, there);
    for (const store of [here, there]) await expectSoon(() => days(store)).toEqual([]);
    await here.commit([restore('tasks', task.id)]);
    for (const store of [here, there]) await expectSoon(() => days(store)).toEqual([both]);
  });
});

describe('[RP26] [TD18] the steps of a day of a series that two devices change while they are apart', () => {
  const steps = 'a - Palm\nb - Fern';
  const withSteps = { ...task, steps };
  const earlier = { ...task, steps: 'a - Palm' };
  const made = create('tasks', task.id, fieldsOf(withSteps));
  const to = (changed: string, base = steps) =>
    patch('tasks', task.id, { steps: changed }, { base: { steps: base } });

  it('have the changes of both', async () => {
    const [here, there] = await bothApart();
    await here.commit([made, to('a x Palm\nb - Fern')]);
    await there.commit([made, to('a - Palm\nb x Fern\nc - Moss')]);
    await send(phone, here);
    await send(laptop, there);
    for (const store of [here, there])
      await expectSoon(() => days(store)).toEqual([{ ...task, steps: 'a x Palm\nb x Fern\nc - Moss' }]);
  });

  it('have the changes of both also where one of them knew other steps of the series', async () => {
    const [here, there] = await bothApart();
    await here.commit([made, to('a - Palm\nb x Fern')]);
    await there.commit([create('tasks', task.id, fieldsOf(earlier)), to('a x Palm', 'a - Palm')]);
    await send(phone, here);
    await send(laptop, there);
    for (const store of [here, there])
      await expectSoon(() => days(store)).toEqual([{ ...task, steps: 'a x Palm\nb x Fern' }]);
  });
});

describe('[RP4] [OF2] a series that two devices change from a day on, one of them without a network', () => {
  const first = planDay('2026-03-02');
  const series = aRepeat(ada, { id: 'series', first, title: 'Water' });
  const cutOn = (from: PlanDay, change: Partial<Repeat>): Change[] => {
    const cut: Repeat = { ...series, id: seriesDayId('series', from), first: from };
    return [create('repeats', cut.id, fieldsOf(cut)), patch('repeats', cut.id, change)];
  };

  /** The tasks of a week as a device shows them. */
  async function week(store: Store) {
    const { records: segments } = await store.get(repeatsOf(ada));
    const changed = await days(store);
    const view = { segments, skips: [], changed, works: new Map(), from: first, to: addDays(first, 6) };
    return [...changed, ...computedDays('task', view)]
      .map(({ repeatDay = '', title }) => `${repeatDay.slice(-2)} ${title}`)
      .toSorted()
      .join(', ');
  }

  const everyDay = (title: string) => [2, 3, 4, 5, 6, 7, 8].map((date) => `0${date} ${title}`).join(', ');

  async function oneApart() {
    const stores = [phone.open(), laptop.open()] as const;
    const [here, there] = stores;
    await here.commit([create('repeats', series.id, fieldsOf(series))]);
    for (const store of stores) await synced(store);
    await expectSoon(async () => (await there.get(repeatsOf(ada))).records).toEqual([series]);
    laptop.network.set(false);
    return stores;
  }

  async function expectBoth(stores: readonly Store[], expected: string) {
    for (const store of stores) await expectSoon(() => week(store)).toBe(expected);
  }

  it('has on the same day one more record with the change of each field', async () => {
    const [here, there] = await oneApart();
    await there.commit(cutOn(day, { title: 'Water the palm' }));
    await here.commit(cutOn(day, { rule: 'FREQ=DAILY;INTERVAL=2' }));
    await passing(phone, sent(here));
    await send(laptop, there);
    expect(server.living('repeats', ada)).toHaveLength(2);
    await expectBoth([here, there], '02 Water, 03 Water, 04 Water, 05 Water the palm, 07 Water the palm');
  });

  it('has from different days on what the latest one of each day says, and no day twice', async () => {
    const [here, there] = await oneApart();
    await there.commit(cutOn(day, { title: 'Water the palm' }));
    await there.commit(tick);
    await here.commit(cutOn(addDays(day, 2), { title: 'Feed the palm' }));
    await passing(phone, sent(here));
    await send(laptop, there);
    await expectBoth(
      [here, there],
      '02 Water, 03 Water, 04 Water, 05 Water, 06 Water the palm, 07 Feed the palm, 08 Feed the palm',
    );
  });

  it('is as if the change had not been once one of them takes it back', async () => {
    const [here, there] = await oneApart();
    await here.commit(cutOn(day, { title: 'Water the palm' }));
    await there.commit(cutOn(day, { rule: 'FREQ=DAILY;COUNT=1' }));
    await passing(phone, sent(here));
    await send(laptop, there);
    await expectBoth([here, there], '02 Water, 03 Water, 04 Water, 05 Water the palm');
    await here.commit([remove('repeats', seriesDayId('series', day))]);
    await expectBoth([here, there], everyDay('Water'));
  });

  it("is changed as a whole by 'All' of one while the other takes the change back", async () => {
    const [here, there] = await oneApart();
    laptop.network.set(true);
    await here.commit(cutOn(day, { title: 'Water the palm' }));
    await passing(laptop, expectSoon(() => week(there)).toContain('08 Water the palm'));
    laptop.network.set(false);
    const cut = seriesDayId('series', day);
    await there.commit(['series', cut].map((id) => patch('repeats', id, { title: 'Water all' })));
    await here.commit([remove('repeats', cut)]);
    await passing(phone, sent(here));
    laptop.network.set(true);
    await passing(laptop, expectBoth([here, there], everyDay('Water all')));
  });
});
