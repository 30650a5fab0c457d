// @vitest-environment jsdom
import { type Change, goalsOf, purge, remove, restore, tasksOf } from '@dayloom/data';
import { goals, notes, suggestions } from '@dayloom/domain';
import { add } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  along,
  choose,
  goal,
  idea,
  idsOf,
  note,
  open,
  press,
  rowOf,
  rows,
  show,
  shownToasts,
  withWork,
  work,
} from '../testing/open-trash.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const me = testUser.id;

describe('deleting for good', () => {
  it('[TR3] asks once with the number of all affected items, and Cancel keeps them', async () => {
    const shell = await withWork();
    await userEvent.click(rowOf('Paint').getByRole('button', { name: 'Delete for good' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete 4 items for good?' });
    expect(dialog.textContent).toContain(
      '“Paint” and 3 items that belong to it will be gone from all your devices. This cannot be undone.',
    );
    await press('Cancel');
    expect(rows()).toHaveLength(3);
    expect(shownToasts(shell)).toEqual([]);
  });

  it('[TR3] removes the selected items permanently', async () => {
    const shell = await open(
      [add(notes, note), add(goals, goal)],
      [remove('notes', note.id), remove('goals', goal.id)],
    );
    await choose('Swim');
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete for good' }).at(-1)!);
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete for good' }),
    );
    await waitFor(() => expect(shownToasts(shell)).toEqual([['success', '1 item deleted for good']]));
    expect(shell.shown[0]?.undo).toBeUndefined();
    await expect(shell.store.commit([restore('goals', goal.id)])).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(rows()).toHaveLength(2);
  });

  it('[TR3] Empty trash removes everything, including tasks of deleted works', async () => {
    const shell = await withWork();
    await press('Empty trash');
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Empty the trash of 4 items?' })).getByRole('button', {
        name: 'Empty trash',
      }),
    );
    await screen.findByText('Trash is empty');
    await waitFor(() => expect(shownToasts(shell)).toEqual([['success', '4 items deleted for good']]));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Trash'));
  });

  it('[TR3] items that another tab has just restored are neither counted nor removed, and the rest is removed', async () => {
    const shell = await open(
      [add(notes, note), add(goals, goal)],
      [remove('notes', note.id), remove('goals', goal.id)],
    );
    await press('Empty trash');
    screen.getByRole('dialog', { name: 'Empty the trash of 2 items?' });
    await shell.store.commit([restore('goals', goal.id)]);
    const dialog = await screen.findByRole('dialog', { name: 'Empty the trash of 1 item?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Empty trash' }));
    await screen.findByText('Trash is empty');
    await waitFor(() => expect(shownToasts(shell)).toEqual([['success', '1 item deleted for good']]));
    expect(await idsOf(shell, goalsOf(me))).toEqual([goal.id]);
  });

  /** Confirms while the restore of another tab is on its way to the trash on this screen. */
  async function emptiesWhileRestored(shell: Awaited<ReturnType<typeof open>>, ...restored: Change[]) {
    await press('Empty trash');
    const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Empty trash' });
    const elsewhere = shell.store.commit(restored);
    fireEvent.click(confirm);
    await elsewhere;
    await screen.findByText('Trash is empty');
    await waitFor(() => expect(shell.shown).toHaveLength(1));
  }

  it('[TR3] counts what was deleted, and names what another tab restored at that moment', async () => {
    const shell = await open(
      [add(notes, note), add(goals, goal), add(suggestions, idea)],
      [remove('notes', note.id), remove('goals', goal.id), remove('suggestions', idea.id)],
    );
    await emptiesWhileRestored(shell, restore('goals', goal.id));
    expect(shell.shown).toMatchObject([
      {
        kind: 'success',
        message: '2 items deleted for good',
        detail: expect.stringMatching(/Swim.* was restored meanwhile\.$/),
      },
    ]);
    expect(await idsOf(shell, goalsOf(me))).toEqual([goal.id]);
  });

  it('[TR3] keeps a work that was restored at that moment with its tasks, and deletes the other tasks', async () => {
    const shell = await withWork();
    await emptiesWhileRestored(shell, restore('works', work.id));
    expect(shell.shown).toMatchObject([{ kind: 'success', message: '1 item deleted for good' }]);
    expect((await idsOf(shell, tasksOf(me))).toSorted()).toEqual(along.map(({ id }) => id).toSorted());
  });

  it('[TR3] does not say that it deleted anything if another tab restored all of it at that moment', async () => {
    const shell = await open(
      [add(notes, note), add(goals, goal)],
      [remove('notes', note.id), remove('goals', goal.id)],
    );
    await emptiesWhileRestored(shell, restore('notes', note.id), restore('goals', goal.id));
    expect(shownToasts(shell)).toEqual([
      ['warning', 'Nothing was deleted for good. 2 items were restored meanwhile.'],
    ]);
    expect(await idsOf(shell, goalsOf(me))).toEqual([goal.id]);
  });

  it('[TR2] [TR3] Restore does not say that it restored what another tab deleted for good at that moment', async () => {
    const shell = await open(
      [add(notes, note), add(goals, goal)],
      [remove('notes', note.id), remove('goals', goal.id)],
    );
    await choose('Select all 2');
    const button = screen.getAllByRole('button', { name: 'Restore' }).at(-1)!;
    const elsewhere = shell.store.commit([purge('notes', note.id)]);
    fireEvent.click(button);
    await elsewhere;
    await screen.findByText('1 item not restored');
    expect(screen.getByText(/Lisbon.*: It was deleted for good meanwhile\.$/)).toBeTruthy();
    expect(shownToasts(shell)).toEqual([['success', 'Goal restored']]);
  });

  it('[TR3] closes the question after another tab has restored all items', async () => {
    const shell = await open([add(goals, goal)], [remove('goals', goal.id)]);
    await press('Empty trash');
    await shell.store.commit([restore('goals', goal.id)]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await idsOf(shell, goalsOf(me))).toEqual([goal.id]);
  });

  it('[TR3] if storage rejects it, the question stays and shows why', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const world = await shellWithFault({ seed: [add(notes, note)] });
    await world.shell.store.commit([remove('notes', note.id)]);
    show(world.shell);
    await screen.findByText('Lisbon');
    await userEvent.click(rowOf('Lisbon').getByRole('button', { name: 'Delete for good' }));
    world.break();
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete for good' }),
    );
    await waitFor(() => expect(shownToasts(world.shell)).toEqual([['error', 'Failed to delete for good']]));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
