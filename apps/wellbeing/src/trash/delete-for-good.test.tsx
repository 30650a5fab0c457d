// @vitest-environment jsdom
import { goalsOf, remove, restore } from '@dayloom/data';
import { goals, notes } from '@dayloom/domain';
import { add } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  choose,
  goal,
  idsOf,
  note,
  open,
  press,
  rowOf,
  rows,
  show,
  shownToasts,
  withWork,
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
      [remove(notes, note.id), remove(goals, goal.id)],
    );
    await choose('Swim');
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete for good' }).at(-1)!);
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete for good' }),
    );
    await waitFor(() => expect(shownToasts(shell)).toEqual([['success', '1 item deleted for good']]));
    expect(shell.shown[0]?.undo).toBeUndefined();
    await expect(shell.store.commit([restore(goals, goal.id)])).rejects.toMatchObject({ code: 'not-found' });
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
    expect(shownToasts(shell)).toEqual([['success', '4 items deleted for good']]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Trash'));
  });

  it('[TR3] items that another tab has just restored are neither counted nor removed, and the rest is removed', async () => {
    const shell = await open(
      [add(notes, note), add(goals, goal)],
      [remove(notes, note.id), remove(goals, goal.id)],
    );
    await press('Empty trash');
    screen.getByRole('dialog', { name: 'Empty the trash of 2 items?' });
    await shell.store.commit([restore(goals, goal.id)]);
    const dialog = await screen.findByRole('dialog', { name: 'Empty the trash of 1 item?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Empty trash' }));
    await screen.findByText('Trash is empty');
    expect(shownToasts(shell)).toEqual([['success', '1 item deleted for good']]);
    expect(await idsOf(shell, goalsOf(me))).toEqual([goal.id]);
  });

  it('[TR3] closes the question after another tab has restored all items', async () => {
    const shell = await open([add(goals, goal)], [remove(goals, goal.id)]);
    await press('Empty trash');
    await shell.store.commit([restore(goals, goal.id)]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await idsOf(shell, goalsOf(me))).toEqual([goal.id]);
  });

  it('[TR3] if storage rejects it, the question stays and shows why', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const world = await shellWithFault({ seed: [add(notes, note)] });
    await world.shell.store.commit([remove(notes, note.id)]);
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
