// @vitest-environment jsdom
import { StoreError } from '@dayloom/data';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abc, focusTick, inOrder, orderOf, placesOf, expectOpen } from '../testing/arranged.ts';
import { inboxTask, seriesOf, taskOf, yesterday } from '../testing/day-records.ts';
import { chooseFrom, openToday, titlesIn } from '../testing/open-today.tsx';

// With the region of the announcements.
afterEach(() => document.body.replaceChildren());

const announced = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(text));

describe('a task is moved with its menu', () => {
  it("[TD12] by 'Move up', 'Move down' and 'To the top'", async () => {
    const { person, shell } = await openToday(abc);
    await chooseFrom(person, 'C', 'Move up');
    await expectOpen('A', 'C', 'B');
    await chooseFrom(person, 'A', 'Move down');
    await expectOpen('C', 'A', 'B');
    await chooseFrom(person, 'B', 'To the top');
    await expectOpen('B', 'C', 'A');
    expect(await orderOf(shell)).toBe('B C A');
    expect(shell.shown).toEqual([]);
  });

  it('[TD12] only to where there is a place for it, among the open or the done ones', async () => {
    const done = { completed: true };
    const { person } = await openToday([...abc, taskOf('D', done), taskOf('E', done)]);
    expect(await placesOf(person, 'A')).toEqual(['Move down']);
    expect(await placesOf(person, 'B')).toEqual(['Move up', 'Move down', 'To the top']);
    expect(await placesOf(person, 'C')).toEqual(['Move up', 'To the top']);
    expect(await placesOf(person, 'D')).toEqual(['Move down']);
    await chooseFrom(person, 'E', 'To the top');
    await waitFor(async () => expect(await titlesIn('Done')).toEqual(['E', 'D']));
    await expectOpen('A', 'B', 'C');
  });

  it('[TD12] not if it is alone, in the inbox, or left from before', async () => {
    const { person } = await openToday([
      taskOf('Alone'),
      ...['I', 'J'].map((title) => inboxTask(title)),
      ...['X', 'Y'].map((title) => taskOf(title, { date: yesterday })),
    ]);
    await expectOpen('Alone');
    for (const title of ['Alone', 'J', 'Y']) expect(await placesOf(person, title)).toEqual([]);
  });

  it('[TD12] and stays where it was if that cannot be stored', async () => {
    const { person, shell, toastTexts } = await openToday(abc);
    await expectOpen('A', 'B', 'C');
    vi.spyOn(shell.store, 'commit').mockRejectedValueOnce(new StoreError('storage-full', 'No space left'));
    await chooseFrom(person, 'B', 'Move up');
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to arrange the day']));
    await expectOpen('A', 'B', 'C');
    await chooseFrom(person, 'B', 'Move up');
    await expectOpen('B', 'A', 'C');
  });
});

describe('a task is moved with keys', () => {
  const alt = (key: string, repeat = false) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, altKey: true, repeat });

  it('[TD12] [KA1] by Alt+Down and Alt+Up, and keeps the focus; its new place is announced', async () => {
    const { person, shell } = await openToday(abc);
    const tick = await focusTick('A');
    await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expectOpen('B', 'A', 'C');
    await announced('A moved to 2 of 3');
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expectOpen('A', 'B', 'C');
    await announced('A moved to 1 of 3');
    expect(document.activeElement).toBe(tick);
    expect(shell.shown).toEqual([]);
  });

  it('[TD12] each of several quick presses counts', async () => {
    await openToday(abc);
    await focusTick('A');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) alt(key);
    await announced('A moved to 2 of 3');
    await expectOpen('B', 'A', 'C');
  });

  it('[TD12] [KA12] a key that is kept down moves on once a move is stored, and does nothing else', async () => {
    const { shell } = await openToday(abc);
    await focusTick('A');
    expect(alt('ArrowDown')).toBe(false);
    for (let times = 0; times < 20; times += 1) expect(alt('ArrowDown', true)).toBe(false);
    await expectOpen('B', 'A', 'C');
    await waitFor(async () => {
      alt('ArrowDown', true);
      expect(await titlesIn('Open tasks')).toEqual(['B', 'C', 'A']);
    });
    expect(shell.shown).toEqual([]);
  });

  it('[TD12] and keeps the focus where it moves below the rendered rows of a long list', async () => {
    let near = (_: readonly { readonly isIntersecting: boolean }[]) => {};
    const IntersectionObserver = class {
      constructor(changed: typeof near) {
        near = changed;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    };
    vi.stubGlobal('IntersectionObserver', IntersectionObserver);
    Element.prototype.scrollIntoView = () => near([{ isIntersecting: true }]);
    const titles = Array.from({ length: 120 }, (_, index) => `Task ${index + 1}`);
    await openToday(titles.map((title) => taskOf(title)));
    const tick = await focusTick('Task 25');
    alt('ArrowDown');
    await announced('Task 25 moved to 26 of 120');
    expect((await titlesIn('Open tasks')).slice(24, 26)).toEqual(['Task 26', 'Task 25']);
    expect(document.activeElement).toBe(tick);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    vi.unstubAllGlobals();
  });

  it('[TD12] at either end nothing is stored, and that is announced', async () => {
    const { shell } = await openToday(abc);
    await focusTick('A');
    alt('ArrowUp');
    await announced('A is first already');
    await focusTick('C');
    alt('ArrowDown');
    await announced('C is last already');
    expect(await orderOf(shell)).toBeUndefined();
  });

  it('[TD12] not while its title is edited, from the field of a new task, or in an open menu', async () => {
    const { person, shell } = await openToday(abc);
    await focusTick('B');
    await person.click(screen.getByText('B'));
    await screen.findByLabelText('Task title');
    alt('ArrowUp');
    await person.keyboard('{Escape}');
    screen.getByLabelText('New task').focus();
    alt('ArrowUp');
    await person.click(screen.getAllByRole('button', { name: 'Move task' })[1] ?? document.body);
    await screen.findByRole('menu');
    alt('ArrowDown');
    await person.keyboard('{Escape}');
    await act(async () => void (await shell.store.commit([])));
    expect(await orderOf(shell)).toBeUndefined();
  });
});

it('[TD12] [RP9] a day of a series is moved without being stored', async () => {
  const { person, shell, stored } = await openToday([seriesOf('Stretch'), ...abc]);
  await expectOpen('A', 'B', 'C', 'Stretch');
  await chooseFrom(person, 'Stretch', 'To the top');
  await expectOpen('Stretch', 'A', 'B', 'C');
  expect((await stored()).map(({ title }) => title)).toEqual(['A', 'B', 'C']);
  expect((await orderOf(shell))?.split(' ')).toHaveLength(4);
});

it('[TD12] a task that another tab has arranged meanwhile moves from its place of now', async () => {
  const { person, shell } = await openToday(abc);
  await expectOpen('A', 'B', 'C');
  await person.click(screen.getAllByRole('button', { name: 'Move task' })[2] ?? document.body);
  await act(async () => void (await shell.store.commit(inOrder('B C A'))));
  await person.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  await expectOpen('C', 'B', 'A');
});
