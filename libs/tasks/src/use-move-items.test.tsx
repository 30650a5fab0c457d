// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTasks, rowOf, taskOf, today, tomorrow, workOf, yesterday } from './testing/open-tasks.tsx';

type Person = Awaited<ReturnType<typeof openTasks>>['person'];

async function choose(person: Person, title: string, to: string) {
  await person.click((await rowOf(title)).getByRole('button', { name: 'Move task' }));
  await person.click(await screen.findByRole('menuitem', { name: to }));
}

async function chooseAnotherDay(person: Person, title: string) {
  await choose(person, title, 'Another day...');
  return within(await screen.findByRole('dialog', { name: 'Move Task' }));
}

describe("'Move'", () => {
  it.each([
    ['Tomorrow', today, tomorrow, 'Moved to tomorrow'],
    ['Next Monday', today, '2026-03-16', 'Moved to Mar 16'],
    ['Today', yesterday, today, 'Moved to today'],
  ])("[TD4] '%s' moves a task of %s to %s, and 'Undo' moves it back", async (to, from, day, text) => {
    const call = taskOf('Call Leon', { date: from });
    const { shell, person, stored, toastTexts } = await openTasks({ tasks: [call] });
    await choose(person, 'Call Leon', to);
    await waitFor(async () => expect(await stored()).toEqual([{ ...call, date: day }]));
    await waitFor(() => expect(toastTexts()).toEqual([text]));
    await act(async () => shell.shown[0]?.undo?.());
    await waitFor(async () => expect(await stored()).toEqual([call]));
  });

  it('[TD4] any other day can be chosen, and a day outside the plan of its work is accepted and reported', async () => {
    const works = [workOf('Thesis')];
    const { person, stored, toastTexts } = await openTasks({
      works,
      tasks: [taskOf('Write', { workId: 'Thesis' })],
    });
    const dialog = await chooseAnotherDay(person, 'Write');
    const field = dialog.getByLabelText('Day');
    await person.clear(field);
    await person.type(field, '2026-04-02');
    await person.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(async () => expect(await stored()).toMatchObject([{ date: '2026-04-02' }]));
    await waitFor(() => expect(toastTexts()).toEqual(['Moved to Apr 2, outside the plan of Thesis']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[WD21] the focus moves to the next row when the task leaves the list', async () => {
    const both = [taskOf('Buy paint'), taskOf('Mix it')];
    const { person, stored } = await openTasks({ tasks: both, lists: ({ date }) => date === today });
    await choose(person, 'Buy paint', 'Tomorrow');
    await waitFor(() => expect(screen.queryByText('Buy paint')).toBeNull());
    expect(await stored()).toMatchObject([{ date: tomorrow }, { date: today }]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move task' })),
    );
  });

  it('[TD4] a missing day is reported at its field', async () => {
    const { person, stored } = await openTasks({ tasks: [taskOf('Write')] });
    const dialog = await chooseAnotherDay(person, 'Write');
    await person.clear(dialog.getByLabelText('Day'));
    await person.click(dialog.getByRole('button', { name: 'Move' }));
    dialog.getByText('Choose a day');
    expect(await stored()).toMatchObject([{ date: today }]);
  });
});
