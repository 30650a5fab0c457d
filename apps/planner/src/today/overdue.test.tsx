// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { planDay } from '@dayloom/domain';
import { stepsAndNote } from '@dayloom/tasks';
import { describe, expect, it, vi } from 'vitest';
import { taskOf, today, yesterday } from '../testing/day-records.ts';
import { openToday, rowOf, titlesIn } from '../testing/open-today.tsx';

const old = (title: string, date = yesterday) => taskOf(title, { date });
const left = async () => within(await screen.findByRole('region', { name: 'Left from before' }));
/** Keeps the end of a long list at the bottom of the window, as if the user kept scrolling. */
function scrollToEnd(list: HTMLElement) {
  const heightOf = ({ style, children }: HTMLElement) =>
    parseFloat(style.paddingTop) +
    parseFloat(style.paddingBottom) +
    [...children].reduce((sum, row) => sum + parseFloat((row as HTMLElement).style.height), 0);
  const scrolled = vi
    .spyOn(list, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, innerHeight - heightOf(list)));
  act(() => void window.dispatchEvent(new Event('scroll')));
  return scrolled;
}

describe("'Left from before'", () => {
  it("[TD3] lists open tasks of earlier days, the newest day first, five with 'Show all {N}'", async () => {
    const { person } = await openToday([
      ...[3, 1, 9, 5, 7, 2].map((number) => old(`Of ${number}`, planDay(`2026-03-0${number}`))),
      taskOf('Done long ago', { date: yesterday, completed: true }),
      taskOf('Of today'),
    ]);
    await left();
    const five = ['Of 9', 'Of 7', 'Of 5', 'Of 3', 'Of 2'];
    await waitFor(async () => expect(await titlesIn('Left from before')).toEqual(five));
    await person.click(screen.getByRole('button', { name: 'Show all 6' }));
    await waitFor(async () => expect(await titlesIn('Left from before')).toEqual([...five, 'Of 1']));
  });

  it('[TD3] renders few of many rows, reaches the last one, and moves the focus among them', async () => {
    const titles = Array.from({ length: 400 }, (_, index) => `Task ${index + 100}`);
    const { person, stored } = await openToday(titles.map((title) => old(title)));
    await person.click(await screen.findByRole('button', { name: 'Show all 400' }));
    const list = async () => screen.findByRole('list', { name: 'Left from before' });
    const rows = async () => within(await list()).getAllByRole('listitem');
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(5));
    expect((await rows()).length).toBeLessThan(100);
    const scrolled = scrollToEnd(await list());
    await screen.findByText('Task 100');
    expect((await rows()).length).toBeLessThan(100);
    expect((await rows()).at(-1)?.getAttribute('aria-posinset')).toBe('400');
    await person.click((await rowOf('Task 101')).getByRole('button', { name: 'It was done' }));
    await waitFor(() => expect(screen.queryByText('Task 101')).toBeNull());
    expect((await stored()).filter(({ completed }) => completed)).toMatchObject([{ title: 'Task 101' }]);
    const next = (await rowOf('Task 100')).getByRole('button', { name: 'It was done' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    scrolled.mockRestore();
  });

  it('[TD17] shows steps and note of a task in a sheet, without new ticks', async () => {
    await stepsAndNote.load();
    const { person } = await openToday([
      taskOf('Pack', { date: yesterday, steps: 'a x Tent\nb - Stove', note: 'Light' }),
      old('Call Ben'),
    ]);
    const opener = await (await rowOf('Pack')).findByRole('button', { name: /^Steps and note/ });
    expect(opener.textContent).toBe('1 of 2');
    expect((await rowOf('Call Ben')).queryByRole('button', { name: /^Steps and note/ })).toBeNull();
    await person.click(opener);
    const sheet = within(await screen.findByRole('dialog', { name: 'Steps and note' }));
    expect(sheet.getByText('Light')).toBeTruthy();
    expect(sheet.getByRole('button', { name: 'Mark step done: Stove' })).toHaveProperty('disabled', true);
  });

  it('[TD3] is not shown without overdue tasks', async () => {
    await openToday([taskOf('Of today')]);
    await screen.findByText('Of today');
    expect(screen.queryByText('Left from before')).toBeNull();
  });

  it("[TD3] 'It was done' completes a task on its own day, and 'Undo' reverts that", async () => {
    const { person, stored, toastTexts, undoLast } = await openToday([old('Water the plants')]);
    await person.click((await rowOf('Water the plants')).getByRole('button', { name: 'It was done' }));
    await waitFor(async () => expect(await stored()).toMatchObject([{ date: yesterday, completed: true }]));
    await waitFor(() => expect(toastTexts()).toEqual(['Task marked as complete']));
    expect(screen.queryByText('Water the plants')).toBeNull();
    await act(undoLast);
    await rowOf('Water the plants');
  });

  it("[TD3] 'Let go' deletes a task, with undo", async () => {
    const { person, stored, toastTexts, undoLast } = await openToday([old('Learn Latin')]);
    await person.click((await rowOf('Learn Latin')).getByRole('button', { name: 'Let go' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Task deleted successfully']));
    expect(await stored()).toEqual([]);
    await act(undoLast);
    await rowOf('Learn Latin');
  });

  it("[TD3] 'Move all to today' moves every task, visible or not, with one undo", async () => {
    const titles = Array.from({ length: 7 }, (_, index) => `Task ${index}`);
    const { person, stored, toastTexts, undoLast } = await openToday(titles.map((title) => old(title)));
    await person.click((await left()).getByRole('button', { name: 'Move all to today' }));
    await waitFor(async () => expect(await titlesIn('Open tasks')).toEqual(titles));
    expect((await stored()).every(({ date }) => date === today)).toBe(true);
    await waitFor(() => expect(toastTexts().at(-1)).toBe('7 tasks moved to today'));
    await act(undoLast);
    await left();
    expect((await stored()).every(({ date }) => date === yesterday)).toBe(true);
  });
});
