// @vitest-environment jsdom
import { planDay, repeats, type Task, tasks, works } from '@dayloom/domain';
import type { Purpose } from '@dayloom/domain/clocks';
import { add, aRepeat, aTask, aWork } from '@dayloom/testing';
import { TestFrame, testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { PurposeButtons } from './purpose-buttons.tsx';

afterEach(cleanup);

const website = aWork(testUser.id, { id: 'website', workTitle: 'Website relaunch' });
const ofWebsite = (id: string, fields: Partial<Task>) =>
  add(tasks, aTask(testUser.id, { id, workId: website.id, date: planDay('2026-03-10'), ...fields }));
const copy = ofWebsite('copy', { title: 'Write the copy' });
const seed = [
  add(works, website),
  copy,
  ofWebsite('hero', { title: 'Draw the hero', completed: true }),
  ofWebsite('menu', { title: 'Sort the menu', date: planDay('2026-03-12') }),
];

async function openChoice({ purpose = {}, more = [] }: { purpose?: Purpose; more?: typeof seed } = {}) {
  const world = await shellWithFault({ seed: [...seed, ...more] });
  const chosen: Purpose[] = [];
  render(
    <TestFrame shell={world.shell}>
      <PurposeButtons purpose={purpose} onChoose={(next) => chosen.push(next)} />
    </TestFrame>,
  );
  const person = userEvent.setup();
  const open = async (name = 'What for?') => {
    await person.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name: 'What for?' }));
  };
  return { ...world, person, chosen, open };
}

describe("[FT17] 'What for?'", () => {
  it('lists the open tasks of today and the latest other ones, with work and day; Enter takes the chosen one', async () => {
    const { person, chosen, open } = await openChoice();
    const dialog = await open();
    const today = await dialog.findByRole('group', { name: 'Today' });
    expect(
      within(today)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Write the copyin Website relaunch, Mar 10, 2026']);
    const latest = dialog.getByRole('group', { name: 'Latest' });
    expect(within(latest).getByRole('option').textContent).toContain('Sort the menu');
    await person.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(chosen).toEqual([
        { taskId: 'menu', workId: 'website', about: 'Sort the menu', workTitle: 'Website relaunch' },
      ]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'What for?' }));
  });

  it('finds open and done tasks by text, as the palette does, also on Enter before they are found', async () => {
    const { person, chosen, open } = await openChoice();
    const dialog = await open();
    await person.keyboard('HERO{Enter}');
    await waitFor(() => expect(chosen).toMatchObject([{ taskId: 'hero', about: 'Draw the hero' }]));
    await open();
    await person.keyboard('nowhere');
    expect(await screen.findByText('No tasks match')).toBeTruthy();
    expect(dialog).toBeTruthy();
  });

  it('stores the day of a series that is chosen', async () => {
    const plants = aRepeat(testUser.id, {
      id: 'plants',
      first: planDay('2026-03-02'),
      title: 'Water the plants',
    });
    const { person, chosen, open, shell } = await openChoice({ more: [add(repeats, plants)] });
    const dialog = await open();
    await person.click(await dialog.findByRole('option', { name: /^Water the plants/ }));
    await waitFor(() => expect(chosen).toMatchObject([{ about: 'Water the plants' }]));
    const { taskId = '' } = chosen[0] ?? {};
    expect(taskId).toContain('20260310');
    expect(
      await shell.store.get({ collection: 'tasks', owner: testUser.id, id: taskId, filters: [], orders: [] }),
    ).toMatchObject({ records: [{ id: taskId }] });
  });

  it("'No task' takes it away, and the focus stays", async () => {
    const { person, chosen } = await openChoice({ purpose: { taskId: 'copy', about: 'Write the copy' } });
    await person.click(await screen.findByRole('button', { name: 'No task' }));
    expect(chosen).toEqual([{}]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }));
  });

  it('a failure to read the tasks is shown, with another try', async () => {
    const { open, break: fail } = await openChoice();
    fail();
    const dialog = await open();
    expect(await dialog.findByText('Failed to fetch tasks')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
