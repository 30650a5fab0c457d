import { patch, type Store, tasksOf } from '@dayloom/data';
import { aTask } from '@dayloom/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ada,
  bothApart,
  laptop,
  newDevicesForEachTest,
  phone,
  send,
  server,
} from '../testing/adas-devices.ts';
import { expectSoon, fieldsOf } from '../testing/devices.ts';

newDevicesForEachTest();

const opened = 'a - Milk\nb - Bread\nc - Tea';
const task = aTask(ada, { id: 'list', steps: opened });
const edit = (steps: string, base = opened) =>
  steps === ''
    ? patch('tasks', task.id, {}, { clear: ['steps'], base: { steps: base } })
    : patch('tasks', task.id, { steps }, { base: { steps: base } });
const stepsIn = async (store: Store) => (await store.get(tasksOf(ada))).records.map(({ steps }) => steps);

describe('[DA41] [TD18] [OF2] steps that two devices change while they are apart', () => {
  beforeEach(() => server.put('tasks', task.id, fieldsOf(task)));

  it.each([
    [
      'ticks of different steps',
      'a x Milk\nb - Bread\nc - Tea',
      'a - Milk\nb - Bread\nc x Tea',
      'a x Milk\nb - Bread\nc x Tea',
    ],
    [
      'a tick and a new text of one step',
      'a x Milk\nb - Bread\nc - Tea',
      'a - Oats\nb - Bread\nc - Tea',
      'a x Oats\nb - Bread\nc - Tea',
    ],
    [
      'a deleted step and its new text',
      'b - Bread\nc - Tea',
      'a - Oats\nb - Bread\nc - Tea',
      'b - Bread\nc - Tea',
    ],
    [
      'the order and a new step',
      'c - Tea\na - Milk\nb - Bread',
      `${opened}\nd - Jam`,
      'c - Tea\nd - Jam\na - Milk\nb - Bread',
    ],
    ['no steps and a new one', '', `${opened}\nd - Jam`, 'd - Jam'],
  ])('come together on both: %s', async (_, onPhone, onLaptop, together) => {
    const [here, there] = await bothApart();
    await here.commit([edit(onPhone)]);
    await there.commit([edit(onLaptop)]);
    await send(phone, here);
    await send(laptop, there);
    for (const store of [here, there]) await expectSoon(() => stepsIn(store)).toEqual([together]);
    expect(server.living('notes', ada)).toEqual([]);
  });

  it('keep several changes of a device in their order, and the texts of both', async () => {
    const [here, there] = await bothApart();
    await here.commit([edit('a - Oats\nb - Bread\nc - Tea')]);
    await here.commit([edit('a - Corn\nb - Bread\nc - Tea', 'a - Oats\nb - Bread\nc - Tea')]);
    await there.commit([edit('a - Rice\nb - Bread\nc - Tea')]);
    await send(laptop, there);
    await send(phone, here);
    for (const store of [here, there])
      await expectSoon(() => stepsIn(store)).toEqual([
        expect.stringMatching(/^a - Rice\n\w+ - Corn\nb - Bread\nc - Tea$/),
      ]);
  });

  it('show what the other one sent although own changes wait, and a saved editor leaves it there', async () => {
    const [here, there] = await bothApart();
    await there.commit([edit('a - Milk\nd - Jam\nb - Bread\nc - Tea')]);
    await here.commit([edit('a x Milk\nb - Bread\nc - Tea')]);
    await send(laptop, there);
    await send(phone, here);
    const both = 'a x Milk\nd - Jam\nb - Bread\nc - Tea';
    await expectSoon(() => stepsIn(here)).toEqual([both]);
    await here.commit([edit('a - Milk\nb - Bread\nc - Tea\ne - Nuts')]);
    await expectSoon(() => stepsIn(there)).toEqual([`${both}\ne - Nuts`]);
  });
});
