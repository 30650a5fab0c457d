// @vitest-environment jsdom
import { patch, repeatSkipsBetween } from '@dayloom/data';
import { addDays, type Repeat } from '@dayloom/domain';
import { occurrences } from '@dayloom/domain/repeats';
import { seriesDialogs } from '@dayloom/series';
import { testUser } from '@dayloom/testing/shell';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  chooseFrom,
  openTasks,
  rowOf,
  seriesOf,
  taskOf,
  today,
  tomorrow,
  yesterday,
} from '../testing/open-tasks.tsx';

type World = Awaited<ReturnType<typeof openTasks>>;

beforeEach(async () => void (await seriesDialogs.load()));

const tuesdays = { rule: 'FREQ=WEEKLY;BYDAY=TU' };

async function rename({ person, shell }: World, before: string, after: string) {
  await person.click((await rowOf(before)).getByRole('button', { name: 'Rename task' }));
  await person.clear(screen.getByLabelText('Task title'));
  await person.keyboard(`${after}{Enter}`);
  await waitFor(() => expect(shell.shown).toHaveLength(1));
}

async function moveTo({ person, shell }: World, title: string, day: string) {
  await chooseFrom(person, title, day);
  await waitFor(() => expect(shell.shown).toHaveLength(1));
}

/** Presses a button of the toast. */
const press = ({ shell }: World, toast: number, button: 'undo' | 'all') =>
  act(async () => shell.shown[toast]?.[button]?.());

const skipped = async ({ shell }: World) => {
  const { records } = await shell.store.get(repeatSkipsBetween(testUser.id, yesterday, addDays(today, 30)));
  return records.map(({ day }) => day);
};

/** The days of four weeks with their title: '03-10 Stretch'. */
const daysOf = (segments: readonly Repeat[]) =>
  Array.from(
    occurrences(segments, yesterday, addDays(today, 27)),
    ({ day, segment }) => `${day.slice(5)} ${segment.title}`,
  );

describe("'All' after a task that repeats was renamed", () => {
  it("[RP15] renames all from today on, and one 'Undo' restores the series and its day", async () => {
    const world = await openTasks({ series: [seriesOf('Stretch')] });
    const before = await world.series();
    await rename(world, 'Stretch', 'Stretch slowly');
    expect(world.shell.shown[0]).toMatchObject({
      message: 'Task updated successfully',
      detail: 'Stretch slowly',
    });
    expect(await press(world, 0, 'all')).toBe(true);
    expect(daysOf(await world.series()).slice(0, 3)).toEqual([
      '03-09 Stretch',
      '03-10 Stretch slowly',
      '03-11 Stretch slowly',
    ]);
    expect(world.shell.shown[1]).toMatchObject({
      message: 'All from today on changed',
      detail: 'Stretch slowly',
    });
    await press(world, 1, 'undo');
    expect(await world.series()).toEqual(before);
    await rowOf('Stretch');
  });

  it("[RP15] is next to 'Undo', which gives the day its title back", async () => {
    const world = await openTasks({ series: [seriesOf('Stretch')] });
    await rename(world, 'Stretch', 'Stretch slowly');
    await press(world, 0, 'undo');
    await rowOf('Stretch');
    expect(await world.stored()).toMatchObject([{ title: 'Stretch', repeatDay: today }]);
  });

  it('[RP15] is not there if the series has that title, or does not go on', async () => {
    const changed = taskOf('Stretch slowly', { repeat: 'Stretch', repeatDay: yesterday });
    const world = await openTasks({ series: [seriesOf('Stretch')], tasks: [changed] });
    await rename(world, 'Stretch slowly', 'Stretch');
    expect(world.shell.shown[0]?.all).toBeUndefined();
    await act(() => world.shell.store.commit([patch('repeats', 'Stretch', { rule: 'FREQ=DAILY;COUNT=1' })]));
    world.shell.shown.length = 0;
    await rename(world, 'Stretch', 'Stretch now');
    expect(world.shell.shown[0]?.all).toBeUndefined();
  });

  it('[RP15] reports that the series has ended meanwhile, and changes nothing', async () => {
    const world = await openTasks({ series: [seriesOf('Stretch')] });
    await rename(world, 'Stretch', 'Stretch slowly');
    await act(() => world.shell.store.commit([patch('repeats', 'Stretch', { rule: 'FREQ=DAILY;COUNT=1' })]));
    const before = await world.series();
    expect(await press(world, 0, 'all')).toBe(false);
    expect(world.toastTexts().slice(1)).toEqual(['The repeating task was changed or ended meanwhile']);
    expect(await world.series()).toEqual(before);
  });
});

it("[RP15] 'All' reports that the series was changed meanwhile, and changes nothing", async () => {
  const world = await openTasks({ series: [seriesOf('Stretch')] });
  await rename(world, 'Stretch', 'Stretch slowly');
  await act(() => world.shell.store.commit([patch('repeats', 'Stretch', { title: 'Stretch first' })]));
  const before = await world.series();
  expect(await press(world, 0, 'all')).toBe(false);
  expect([await world.series(), world.toastTexts()[1]]).toEqual([
    before,
    'The repeating task was changed or ended meanwhile',
  ]);
});

describe("'All' after a task that repeats was moved", () => {
  it("[RP15] moves all from today on, and one 'Undo' restores the series and its day", async () => {
    const world = await openTasks({ series: [seriesOf('Stretch', tuesdays)] });
    const before = await world.series();
    await moveTo(world, 'Stretch', 'Tomorrow');
    expect(await press(world, 0, 'all')).toBe(true);
    expect(daysOf(await world.series())).toEqual(
      ['03-11', '03-18', '03-25', '04-01'].map((day) => `${day} Stretch`),
    );
    // The day needs no record any more: it is as the series has it.
    expect([await skipped(world), await world.stored()]).toEqual([[today], []]);
    expect(world.shell.shown[1]).toMatchObject({
      message: 'All from today on changed',
      detail: 'Every week on Wednesday',
    });
    await press(world, 1, 'undo');
    expect([await world.series(), await skipped(world), await world.stored()]).toEqual([before, [], []]);
  });

  it('[RP15] of every 2 weeks counts from the new day', async () => {
    const rule = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU';
    const world = await openTasks({ series: [seriesOf('Stretch', { rule })] });
    await moveTo(world, 'Stretch', 'Next Monday');
    await press(world, 0, 'all');
    expect(daysOf(await world.series())).toEqual(['03-16 Stretch', '03-30 Stretch']);
  });

  it('[RP15] keeps the skip of a day that was left out before', async () => {
    const world = await openTasks({ series: [seriesOf('Stretch', tuesdays)] });
    await act(() =>
      world.shell.store.commit([
        {
          type: 'create',
          collection: 'repeatSkips',
          id: 'Stretch-20260311',
          fields: { userId: testUser.id, series: 'Stretch', day: tomorrow },
        },
      ]),
    );
    await moveTo(world, 'Stretch', 'Tomorrow');
    await press(world, 0, 'all');
    await press(world, 1, 'undo');
    expect(await skipped(world)).toEqual([tomorrow]);
  });

  it("[RP15] is not there if it repeats every day, and 'Undo' is", async () => {
    const world = await openTasks({ series: [seriesOf('Stretch')] });
    await moveTo(world, 'Stretch', 'Tomorrow');
    expect(Object.keys(world.shell.shown[0] ?? {})).toEqual(['kind', 'message', 'undo', 'records', 'detail']);
  });
});

it("[RP15] a single task has no 'All'", async () => {
  const world = await openTasks({ series: [seriesOf('Stretch')], tasks: [taskOf('Write')] });
  await moveTo(world, 'Write', 'Tomorrow');
  expect(world.shell.shown[0]?.all).toBeUndefined();
});
