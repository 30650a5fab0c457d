// @vitest-environment jsdom
import { patch } from '@dayloom/data';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { abc, inOrder, orderOf, placesOf, expectOpen } from '../testing/arranged.ts';
import { taskOf, tomorrow, workOf, yesterday } from '../testing/day-records.ts';
import { chooseFrom, openToday, titlesIn } from '../testing/open-today.tsx';

describe('an arranged day', () => {
  const seed = [
    workOf('Urgent', { priority: 'high' }),
    taskOf('A', { workId: 'Urgent' }),
    taskOf('B'),
    taskOf('Done 1', { completed: true }),
    taskOf('Done 2', { completed: true }),
    taskOf('C'),
    ...inOrder('Done-2 C B A Done-1'),
  ];

  it.each(['/today', '/'])('[TD1] [TD11] [HM15] is shown in its order, open and done, on %s', async (at) => {
    await openToday(seed, { at });
    await expectOpen('C', 'B', 'A');
    expect(await titlesIn('Done')).toEqual(['Done 2', 'Done 1']);
  });

  it('[TD11] gets new tasks last, by priority among each other', async () => {
    const { person } = await openToday([...seed, taskOf('Moved here', { workId: 'Urgent' })]);
    await person.type(await screen.findByLabelText('New task'), 'Typed{Enter}');
    await expectOpen('C', 'B', 'A', 'Moved here', 'Typed');
  });

  it('[TD11] has a ticked task in its place among the done ones, and an unticked one where it was', async () => {
    const { shell } = await openToday(seed);
    await expectOpen('C', 'B', 'A');
    const tick = (completed: boolean) =>
      act(async () => void (await shell.store.commit([patch('tasks', 'B', { completed })])));
    await tick(true);
    await waitFor(async () => expect(await titlesIn('Done')).toEqual(['Done 2', 'B', 'Done 1']));
    await tick(false);
    await expectOpen('C', 'B', 'A');
  });

  it("[TD11] [TD4] has a task that 'Undo' brings back from another day where it was", async () => {
    const { person, shell } = await openToday(seed);
    await chooseFrom(person, 'B', 'Tomorrow');
    await expectOpen('C', 'A');
    await waitFor(() => expect(shell.shown).toHaveLength(1));
    await chooseFrom(person, 'A', 'Move up');
    await expectOpen('A', 'C');
    await act(async () => shell.shown[0]?.undo?.());
    await expectOpen('A', 'B', 'C');
  });

  it('[TD11] [TD12] keeps its order when it is over, where nothing is moved; other days have theirs', async () => {
    const past = [taskOf('Y1', { date: yesterday }), taskOf('Y2', { date: yesterday })];
    const { person } = await openToday([...abc, ...past, ...inOrder('Y2 Y1 A', yesterday)], {
      at: `/today?day=${yesterday}`,
    });
    await expectOpen('Y2', 'Y1');
    expect(await placesOf(person, 'Y1')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Day actions' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Next day' }));
    await expectOpen('A', 'B', 'C');
  });
});

describe("'Arrange by priority again'", () => {
  const seed = [...abc, ...inOrder('C B A')];

  async function choose(at = '/today') {
    const world = await openToday(seed, { at });
    await expectOpen('C', 'B', 'A');
    await world.person.click(screen.getByRole('button', { name: 'Day actions' }));
    await world.person.click(await screen.findByRole('menuitem', { name: 'Arrange by priority again' }));
    await expectOpen('A', 'B', 'C');
    await waitFor(() => expect(world.toastTexts()).toEqual(['Arranged by priority again']));
    return world;
  }

  it.each([
    ['/today', 'Previous day', 'button'],
    ['/', 'Open Today', 'link'],
  ])('[TD13] is in the menu of the day on %s, and goes with it', async (at, name, role) => {
    const { shell } = await choose(at);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Day actions' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole(role, { name }));
    expect(await orderOf(shell)).toBe('');
  });

  it("[TD13] is reverted by 'Undo'", async () => {
    const { undoLast } = await choose();
    await act(async () => undoLast());
    await expectOpen('C', 'B', 'A');
    expect(screen.getByRole('button', { name: 'Day actions' })).toBeTruthy();
  });

  it("[TD13] stays where the day was arranged since, and 'Undo' comes late", async () => {
    const { shell, toastTexts } = await choose();
    await act(async () => void (await shell.store.commit(inOrder('B A C'))));
    await expectOpen('B', 'A', 'C');
    await act(async () => shell.shown[0]?.undo?.());
    expect(await orderOf(shell)).toBe('B A C');
    expect(toastTexts()).toContain('The day was arranged again meanwhile');
  });

  it('[TD13] is nowhere while the day is not arranged', async () => {
    await openToday([...abc, ...inOrder('C A', tomorrow), ...inOrder('')]);
    await expectOpen('A', 'B', 'C');
    expect(screen.queryByRole('button', { name: 'Day actions' })).toBeNull();
  });

  it('[TD13] leaves the order and the focus as they were where it cannot be stored', async () => {
    const world = await openToday(seed);
    await expectOpen('C', 'B', 'A');
    const menu = screen.getByRole('button', { name: 'Day actions' });
    await world.person.click(menu);
    world.break();
    await world.person.click(await screen.findByRole('menuitem', { name: 'Arrange by priority again' }));
    await waitFor(() => expect(world.toastTexts()).toEqual(['Failed to arrange the day']));
    await expectOpen('C', 'B', 'A');
    await waitFor(() => expect(document.activeElement).toBe(menu));
  });
});
