// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inboxTask, taskOf, today, workOf } from '../testing/day-records.ts';
import { openToday, rowOf, titlesIn } from '../testing/open-today.tsx';

async function filing(person: Awaited<ReturnType<typeof openToday>>['person']) {
  await person.click((await rowOf('Read two papers')).getByRole('button', { name: 'Move task' }));
  await person.click(await screen.findByRole('menuitem', { name: 'File into a work...' }));
  return within(await screen.findByRole('dialog', { name: 'File into a work' }));
}

const inbox = async () => within(await screen.findByRole('region', { name: 'Inbox' }));

describe("'Inbox'", () => {
  it('[TD9] lists tasks without work and day; a task that gets a day moves to that day', async () => {
    const { person, stored, undoLast } = await openToday([inboxTask('Some day'), taskOf('Today')]);
    await (await inbox()).findByText('Some day');
    await person.click((await rowOf('Some day')).getByRole('button', { name: 'Move task' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Today' }));
    await waitFor(async () => expect(await titlesIn('Open tasks')).toEqual(['Some day', 'Today']));
    await (await inbox()).findByText('Nothing waits without a day');
    expect((await stored()).every(({ date }) => date === today)).toBe(true);
    await undoLast();
    await (await inbox()).findByText('Some day');
    expect((await stored()).find(({ title }) => title === 'Some day')).not.toHaveProperty('date');
  });

  it('[TD9] accepts a new task without a day', async () => {
    const { person, stored } = await openToday();
    await person.type(await screen.findByLabelText('New task without a day'), 'Learn to sail{Enter}');
    await (await inbox()).findByText('Learn to sail');
    const [made] = await stored();
    expect(made).not.toHaveProperty('date');
    expect(made).not.toHaveProperty('workId');
  });

  it('[TD9] a task can be filed into a work, once: it is planned for today, and offers no other work', async () => {
    const { person, stored, toastTexts } = await openToday([workOf('Thesis'), inboxTask('Read two papers')]);
    const actions = async () => (await rowOf('Read two papers')).getByRole('button', { name: 'Move task' });
    await person.click(await actions());
    await person.click(await screen.findByRole('menuitem', { name: 'File into a work...' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'File into a work' }));
    await dialog.findByRole('option', { name: 'Thesis' });
    await person.selectOptions(dialog.getByLabelText('Work'), 'Thesis');
    await person.click(dialog.getByRole('button', { name: 'File' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Filed into Thesis']));
    expect(await stored()).toMatchObject([{ workId: 'Thesis', date: today }]);
    await (await rowOf('Read two papers')).findByRole('link', { name: 'Thesis' });
    await person.click(await actions());
    await screen.findByRole('menuitem', { name: 'Tomorrow' });
    expect(screen.queryByRole('menuitem', { name: 'File into a work...' })).toBeNull();
  });

  it("[TD9] no work is preselected, because filing is final: 'File' without one shows an error", async () => {
    const { person, stored, toastTexts } = await openToday([workOf('Thesis'), inboxTask('Read two papers')]);
    const dialog = await filing(person);
    await dialog.findByRole('option', { name: 'Thesis' });
    const field = dialog.getByLabelText<HTMLSelectElement>('Work');
    expect(field.value).toBe('');
    await person.click(dialog.getByRole('button', { name: 'File' }));
    await dialog.findByText('Choose a work', { selector: 'p' });
    expect(document.activeElement).toBe(field);
    expect((await stored())[0]).not.toHaveProperty('workId');
    await person.selectOptions(field, 'Thesis');
    expect(dialog.queryByText('Choose a work', { selector: 'p' })).toBeNull();
    await person.click(dialog.getByRole('button', { name: 'File' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Filed into Thesis']));
  });

  it('[TD9] every work can be selected: the newest hundred are listed first, and more on request', async () => {
    const works = Array.from({ length: 103 }, (_, index) => workOf(`Work ${index}`));
    const { person, stored } = await openToday([...works, inboxTask('Read two papers')]);
    const dialog = await filing(person);
    const offered = () => dialog.getAllByRole('option').slice(1);
    await dialog.findByText('These are the newest 100 of 103 works.');
    expect(offered()).toHaveLength(100);
    await person.click(dialog.getByRole('button', { name: 'Show more works' }));
    await dialog.findByRole('option', { name: 'Work 0' });
    expect(offered()).toHaveLength(103);
    expect(dialog.queryByRole('button', { name: 'Show more works' })).toBeNull();
    const field = dialog.getByLabelText('Work');
    expect(document.activeElement).toBe(field);
    await person.selectOptions(field, 'Work 0');
    await person.click(dialog.getByRole('button', { name: 'File' }));
    await waitFor(async () => expect((await stored())[0]).toMatchObject({ workId: 'Work-0' }));
  });

  it('[TD9] without any work filing is not offered', async () => {
    const { person } = await openToday([inboxTask('Read two papers')]);
    await person.click((await rowOf('Read two papers')).getByRole('button', { name: 'Move task' }));
    await person.click(await screen.findByRole('menuitem', { name: 'File into a work...' }));
    await screen.findByText('There is no work yet');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'File' }).disabled).toBe(true);
  });
});
