// @vitest-environment jsdom
import { type Change, patch, repeatsOf } from '@dayloom/data';
import { addDays } from '@dayloom/domain';
import { closed, dialog, fill, press, trapFocusInDialogs } from '@dayloom/testing/dialog-form';
import { testUser } from '@dayloom/testing/shell';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { doneDayOf, seriesOf, taskOf, today, workOf, yesterday } from '../testing/day-records.ts';
import { chooseFrom, openToday, rowOf } from '../testing/open-today.tsx';

type World = Awaited<ReturnType<typeof openToday>>;

beforeEach(trapFocusInDialogs);

const stretch = seriesOf('Stretch', { first: yesterday });
const sinceYesterday = [stretch, doneDayOf('Stretch', yesterday)];
/** A day of the series that has a record. */
const dayOf = (title: string, days: number, fields: object = {}) =>
  taskOf(title, {
    date: addDays(today, days),
    repeat: 'Stretch',
    repeatDay: addDays(today, days),
    ...fields,
  });
const toDay = async ({ person }: World, days: number) => {
  const name = days < 0 ? 'Previous day' : 'Next day';
  for (let day = 0; day < Math.abs(days); day += 1) await person.click(screen.getByRole('button', { name }));
};
const openIn = async (world: World) => (await world.stored()).filter(({ completed }) => !completed);
const signs = () => screen.queryAllByTitle('Every day').length;

/** Chooses 'Does not repeat' in the form of the series, a few days after today. */
async function openForm(days = 0, seed: readonly Change[] = sinceYesterday, title = 'Stretch') {
  const world = await openToday([...seed]);
  await toDay(world, days);
  await rowOf(title);
  await chooseFrom(world.person, title, 'Edit repeating task...');
  await screen.findByRole('dialog');
  fill('Repeats', 'none');
  return world;
}
const stop = async () => {
  await press('Stop repeating');
  await closed();
};

describe("'Does not repeat' in the form of a series", () => {
  it('[RP25] ends the series and keeps the day as a single one with the typed title', async () => {
    const world = await openForm();
    expect(dialog().getByText(/single task/).textContent).toBe(
      'Tuesday, March 10 stays, as a single task. What was before today, and what was changed on its own, stays.',
    );
    fill('Title', 'Bend');
    await stop();
    const row = await rowOf('Bend');
    await waitFor(() => expect(signs()).toBe(0));
    expect(await openIn(world)).toMatchObject([{ title: 'Bend', date: today }]);
    await world.person.click(row.getByRole('button', { name: 'Move task' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toContain('Repeats...');
    await world.person.keyboard('{Escape}');
    await toDay(world, 1);
    await screen.findByText('Nothing planned');
    await toDay(world, -2);
    (await rowOf('Stretch')).getByTitle('Every day');
  });

  it('[RP25] brings series and day back with one undo', async () => {
    const world = await openForm();
    fill('Title', 'Bend');
    await stop();
    await waitFor(() =>
      expect(world.shell.shown).toMatchObject([{ message: 'Repeating task ended', detail: 'Stretch' }]),
    );
    await act(world.undoLast);
    (await rowOf('Stretch')).getByTitle('Every day');
    expect(await openIn(world)).toEqual([]);
    await toDay(world, 1);
    await rowOf('Stretch');
  });

  it.each([
    ['This and the following', 'Stretch'],
    ['All from today on', undefined],
  ])('[RP25] on a later day ends %j, and that day stays', async (scope, before) => {
    const world = await openForm(2);
    await world.person.click(dialog().getByRole('radio', { name: new RegExp(`^${scope}`) }));
    await stop();
    await rowOf('Stretch');
    await waitFor(() => expect(signs()).toBe(0));
    await toDay(world, 1);
    await screen.findByText('Nothing planned');
    await toDay(world, -2);
    if (before === undefined) expect(await screen.findByText('Nothing planned')).toBeTruthy();
    else expect((await rowOf(before)).getByTitle('Every day')).toBeTruthy();
  });

  it('[RP25] keeps what was changed on its own, also of the day itself', async () => {
    const seed = [stretch, dayOf('Bend', 0), dayOf('Stretch', 1), dayOf('Stretch slowly', 2)];
    const world = await openForm(0, seed, 'Bend');
    await stop();
    await rowOf('Bend');
    const titles = (await world.stored()).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(['Bend', 'Stretch slowly']);
    await waitFor(() => expect(world.shell.shown).toHaveLength(1));
    await act(world.undoLast);
    expect(await world.stored()).toHaveLength(3);
  });

  it('[RP25] keeps a day that was moved there as a single one', async () => {
    const moved = dayOf('Stretch', -1, { date: today });
    const world = await openForm(0, [
      seriesOf('Stretch', { first: yesterday, rule: 'FREQ=WEEKLY;BYDAY=MO' }),
      moved,
    ]);
    await stop();
    await rowOf('Stretch');
    await waitFor(() => expect(screen.queryByTitle(/^Every week/)).toBeNull());
    expect(await world.stored()).toHaveLength(1);
  });

  it('[RP25] from a day before today ends the series today, and that day stays as it was', async () => {
    const world = await openForm(-1, [stretch]);
    expect(dialog().queryByText(/single task/)).toBeNull();
    fill('Title', 'Bend');
    await stop();
    (await rowOf('Stretch')).getByTitle('Every day');
    expect(await world.stored()).toEqual([]);
    await toDay(world, 1);
    await screen.findByText('Nothing planned for today');
  });

  it('[RP25] needs a title', async () => {
    const world = await openForm();
    fill('Title', ' ');
    await press('Stop repeating');
    await screen.findByText('Title is required');
    expect(world.toastTexts()).toEqual([]);
  });
});

describe("'Repeats...' after 'Does not repeat'", () => {
  const weekly = 'FREQ=WEEKLY;BYDAY=TU,TH';
  const ruleOf = () => screen.queryAllByTitle(/^Every/).map(({ title }) => title);
  const menu = async (title: string) => (await rowOf(title)).getByRole('button', { name: 'Move task' });

  /** Ends the series on its day some days after today, and begins one that repeats on workdays. */
  async function beginAgain(days: number) {
    const world = await openForm(days, [seriesOf('Stretch', { rule: weekly }), taskOf('Write')]);
    await stop();
    await waitFor(() => expect(ruleOf()).toEqual([]));
    await chooseFrom(world.person, 'Stretch', 'Repeats...');
    await screen.findByRole('dialog');
    fill('Repeats', 'weekdays');
    await press('Repeat');
    await closed();
    await waitFor(() => expect(ruleOf()).toEqual(['Every weekday']));
    await waitFor(() => expect(world.shell.shown).toHaveLength(2));
    return world;
  }

  it.each([
    ['its first day', 0],
    ['a later day', 2],
  ])(
    '[RP8][RP25] on %s the row stays with the focus, and two undos bring the first rule back',
    async (_, days) => {
      const world = await beginAgain(days);
      expect(document.activeElement).toBe(await menu('Stretch'));
      expect((await openIn(world)).map(({ title }) => title).toSorted()).toEqual(['Stretch', 'Write']);
      await act(world.undoLast);
      await waitFor(() => expect(ruleOf()).toEqual([]));
      await act(async () => world.shell.shown[0]?.undo?.());
      await waitFor(() => expect(ruleOf()).toEqual(['Every week on Tuesday and Thursday']));
    },
  );

  it('[RP8] of a day that was filed under a work since begins a series of that work', async () => {
    const world = await openForm(0, [...sinceYesterday, workOf('Gym')]);
    await stop();
    const [kept] = await openIn(world);
    await act(() => world.shell.store.commit([patch('tasks', kept?.id ?? '', { workId: 'Gym' })]));
    await screen.findByText('Gym');
    await chooseFrom(world.person, 'Stretch', 'Repeats...');
    await screen.findByRole('dialog');
    await press('Repeat');
    await closed();
    const { records } = await world.shell.store.get(repeatsOf(testUser.id));
    expect(records.map(({ workId, rule }) => [workId, rule])).toContainEqual(['Gym', 'FREQ=DAILY']);
  });

  it.each([
    ['its first day', 0],
    ['a later day', 2],
  ])('[RP8][RP25] on %s the undo of the end doubles nothing', async (_, days) => {
    const world = await beginAgain(days);
    await act(async () => world.shell.shown[0]?.undo?.());
    await toDay(world, 7);
    await waitFor(() => expect(ruleOf()).toEqual(['Every weekday']));
    expect(screen.getAllByText('Stretch')).toHaveLength(1);
  });
});
