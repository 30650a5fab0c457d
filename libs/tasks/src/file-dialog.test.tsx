// @vitest-environment jsdom
import { instantOf } from '@dayloom/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inboxTask, openTasks, rowOf, today, workOf } from './testing/open-tasks.tsx';

type Person = Awaited<ReturnType<typeof openTasks>>['person'];

const openMenu = async (person: Person) =>
  person.click((await rowOf('Read two papers')).getByRole('button', { name: 'Move task' }));

async function filing(person: Person) {
  await openMenu(person);
  await person.click(await screen.findByRole('menuitem', { name: 'File into a work...' }));
  return within(await screen.findByRole('dialog', { name: 'File into a work' }));
}

describe('a task of the inbox', () => {
  const tasks = [inboxTask('Read two papers')];

  it('[TD9] can be filed into a work, once: it is planned for today, and offers no other work', async () => {
    const { person, stored, toastTexts } = await openTasks({ works: [workOf('Thesis')], tasks });
    const dialog = await filing(person);
    await dialog.findByRole('option', { name: 'Thesis' });
    await person.selectOptions(dialog.getByLabelText('Work'), 'Thesis');
    await person.click(dialog.getByRole('button', { name: 'File' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Filed into Thesis']));
    expect(await stored()).toMatchObject([{ workId: 'Thesis', date: today }]);
    await openMenu(person);
    await screen.findByRole('menuitem', { name: 'Tomorrow' });
    expect(screen.queryByRole('menuitem', { name: 'File into a work...' })).toBeNull();
  });

  it("[TD9] has no work preselected, because filing is final: 'File' without one shows an error", async () => {
    const { person, stored, toastTexts } = await openTasks({ works: [workOf('Thesis')], tasks });
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

  it('[TD9] can be filed into every work: the newest hundred are listed first, and more on request', async () => {
    const works = Array.from({ length: 103 }, (_, index) =>
      workOf(`Work ${index}`, { createdAt: instantOf(new Date(Date.UTC(2026, 2, 1, 8, index))) }),
    );
    const { person, stored } = await openTasks({ works, tasks });
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

  it('[TD9] cannot be filed without any work', async () => {
    const { person } = await openTasks({ tasks });
    const dialog = await filing(person);
    await dialog.findByText('There is no work yet');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'File' }).disabled).toBe(true);
  });
});
