// @vitest-environment jsdom
import { goalsOf, notesOf, remove, repeatsOf, restore, tasksOf, worksOf } from '@dayloom/data';
import { goals, notes, type PlanDay, repeats, suggestions, tasks, works } from '@dayloom/domain';
import { add, aRepeat, aTask } from '@dayloom/testing';
import { testShell, testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  alone,
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

describe('the content of the trash', () => {
  it('[TR1] shows that it is empty, and what it is for', async () => {
    await open([], []);
    await screen.findByText('Trash is empty');
    expect(screen.getByText(/can be restored from here/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Empty trash' })).toBeNull();
  });

  it('[TR4] drops at the next focus what expired while it was open', async () => {
    const shell = await open([add(notes, note)], [remove('notes', note.id)]);
    await screen.findByText('Lisbon');
    const [deletedAt, month] = [shell.clock.now().getTime(), 30 * 24 * 3_600_000];
    const wakeAt = (time: number) => {
      shell.setNow(new Date(time));
      act(() => void window.dispatchEvent(new Event('focus')));
    };
    wakeAt(deletedAt + month);
    expect(rowOf('Lisbon').getByText(/Last day/)).toBeTruthy();
    wakeAt(deletedAt + month + 1);
    expect(screen.queryByText('Lisbon')).toBeNull();
    expect(await screen.findByText('Trash is empty')).toBeTruthy();
  });

  it('[TR1] lists deleted records by day and kind, newest first, with the remaining days', async () => {
    const shell = await testShell({
      today: '2026-03-01' as PlanDay,
      seed: [add(notes, note), add(goals, goal), add(suggestions, idea)],
    });
    await shell.store.commit([remove('notes', note.id)]);
    shell.setToday('2026-03-10' as PlanDay);
    await shell.store.commit([remove('goals', goal.id)]);
    await shell.store.commit([remove('suggestions', idea.id)]);
    show(shell);
    await screen.findByText('Swim');
    expect(rows()).toEqual([
      'Today',
      expect.stringMatching(/^(Swim|Dark mode)/),
      expect.stringMatching(/^(Swim|Dark mode)/),
      expect.stringMatching(/March/),
      'LisbonNote · 21 days leftRestore',
    ]);
    expect(rows()).toContain('Dark modeSuggestion · 30 days leftRestore');
  });

  it('[TR1] [TR2] shows how many tasks were deleted with a work, and a task that was deleted earlier separately', async () => {
    await withWork();
    expect(rows()).toEqual([
      'Today',
      'PaintWork · with 2 tasks · 30 days leftRestore',
      'Buy brushesTask · 30 days leftRestore',
    ]);
  });

  it('[TR1] [RP14] names what repeats in a work apart from its tasks, and restores it with the work', async () => {
    const shell = await open(
      [
        add(works, work),
        add(tasks, aTask(testUser.id, { workId: work.id })),
        add(repeats, aRepeat(testUser.id, { workId: work.id })),
      ],
      [remove('works', work.id)],
    );
    expect(rows()).toEqual(['Today', 'PaintWork · with 1 task and 1 series · 30 days leftRestore']);
    await userEvent.click(rowOf('Paint').getByRole('button', { name: 'Restore' }));
    await waitFor(async () =>
      expect((await shell.store.get(repeatsOf(testUser.id))).records).toHaveLength(1),
    );
  });

  it('[TR1] [RP24] lists no change of a series that was taken back, and restores the others with the series', async () => {
    const change = (id: string, title: string) =>
      add(repeats, aRepeat(testUser.id, { id, series: 'bins', title }));
    const shell = await open(
      [add(notes, note), change('bins', 'Bins'), change('bins-1', 'Glass'), change('bins-2', 'Paper')],
      [remove('notes', note.id), remove('repeats', 'bins-1')],
    );
    expect(rows()).toEqual(['Today', 'LisbonNote · 30 days leftRestore']);
    shell.setNow(new Date(shell.clock.now().getTime() + 1_000));
    await act(() => shell.store.commit([remove('repeats', 'bins'), remove('repeats', 'bins-2')]));
    await screen.findByText('Bins');
    expect(rows().slice(1)).toEqual(['BinsSeries · 30 days leftRestore', 'LisbonNote · 30 days leftRestore']);
    await userEvent.click(rowOf('Bins').getByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await idsOf(shell, repeatsOf(me))).toEqual(['bins', 'bins-2']));
  });

  it('[TR1] shows only the selected kind', async () => {
    await open([add(notes, note), add(goals, goal)], [remove('notes', note.id), remove('goals', goal.id)]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Notes');
    expect(screen.queryByText('Swim')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Select all 1' })).toBeTruthy();
    await userEvent.click(rowOf('Lisbon').getByRole('button', { name: 'Restore' }));
    await screen.findByText('Swim');
  });

  it('[TR1] renders only the rows near the window of 1,000 deleted records', async () => {
    const many = Array.from({ length: 1_000 }, (_, n) => aTask(me, { title: `Task ${n}` }));
    const shell = await testShell({ seed: many.map((task) => add(tasks, task)) });
    await shell.store.commit(many.map(({ id }) => remove('tasks', id)));
    show(shell);
    await screen.findByRole('checkbox', { name: 'Select all 1,000' });
    expect(screen.getAllByRole('listitem').length).toBeLessThan(100);
  });

  it('[TR1] [ER45] a trash that cannot be read shows an error, and Retry reads it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const world = await shellWithFault({ seed: [add(notes, note)] });
    await world.shell.store.commit([remove('notes', note.id)]);
    world.break();
    show(world.shell);
    await screen.findByText('The trash could not be loaded');
    world.mend();
    await press('Retry');
    expect(await screen.findByText('Lisbon')).toBeTruthy();
  });
});

describe('restoring', () => {
  it('[TR2] [KA1] restores an item unchanged, names it, and moves the focus to the next row', async () => {
    const shell = await open(
      [add(notes, note), add(goals, goal)],
      [remove('goals', goal.id), remove('notes', note.id)],
    );
    await userEvent.click(rowOf('Lisbon').getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.queryByText('Lisbon')).toBeNull());
    expect((await shell.store.get(notesOf(me))).records).toEqual([note]);
    expect(shell.shown).toMatchObject([{ kind: 'success', message: 'Note restored', detail: 'Lisbon' }]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Swim' })));
  });

  it('[TR2] restores a work with the tasks that were deleted with it, and no others', async () => {
    const shell = await withWork();
    await userEvent.click(rowOf('Paint').getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(shownToasts(shell)).toEqual([['success', 'Work restored']]));
    expect(await idsOf(shell, worksOf(me))).toEqual([work.id]);
    expect((await idsOf(shell, tasksOf(me))).toSorted()).toEqual(along.map(({ id }) => id).toSorted());
    await waitFor(() => expect(rows()).toEqual(['Today', 'Buy brushesTask · 30 days leftRestore']));
  });

  it('[TR2] restores all selected items, a work before its task', async () => {
    const shell = await withWork();
    await choose('Select all 2');
    expect(screen.getByText('2 selected').getAttribute('role')).toBe('status');
    await userEvent.click(screen.getAllByRole('button', { name: 'Restore' }).at(-1)!);
    await screen.findByText('Trash is empty');
    await waitFor(() => expect(shownToasts(shell)).toEqual([['success', '2 items restored']]));
    expect(await idsOf(shell, tasksOf(me))).toHaveLength(3);
  });

  it('[TR2] [AC14] shows which items cannot be restored and why, restores the rest, and offers the work', async () => {
    const shell = await open(
      [add(notes, note), add(works, work), add(tasks, alone)],
      [remove('notes', note.id), remove('tasks', alone.id), remove('works', work.id)],
    );
    await choose('Lisbon');
    await choose('Buy brushes');
    await userEvent.click(screen.getAllByRole('button', { name: 'Restore' }).at(-1)!);
    await screen.findByText('1 item not restored');
    expect(screen.getByText('Buy brushes: Its work “Paint” is deleted as well.')).toBeTruthy();
    expect(await idsOf(shell, notesOf(me))).toEqual([note.id]);
    expect(shownToasts(shell)).toEqual([['success', 'Note restored']]);
    await press('Restore the work');
    await screen.findByText('Trash is empty');
    expect(await idsOf(shell, tasksOf(me))).toEqual([alone.id]);
    expect(screen.queryByText('1 item not restored')).toBeNull();
  });

  it("[TR2] a row's own Restore keeps the others selected", async () => {
    const shell = await open(
      [add(notes, note), add(goals, goal), add(suggestions, idea)],
      [remove('notes', note.id), remove('goals', goal.id), remove('suggestions', idea.id)],
    );
    await choose('Lisbon');
    await choose('Swim');
    await userEvent.click(rowOf('Lisbon').getByRole('button', { name: 'Restore' }));
    await screen.findByText('1 selected');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Swim' }).checked).toBe(true);
    // A restored item that is deleted again is not selected.
    await shell.store.commit([remove('notes', note.id)]);
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Lisbon' })).checked).toBe(false);
  });

  it('[TR2] an item that another tab has just restored is restored once', async () => {
    const shell = await open([add(goals, goal)], [remove('goals', goal.id)]);
    await shell.store.commit([restore('goals', goal.id)]);
    await screen.findByText('Trash is empty');
    expect(await idsOf(shell, goalsOf(me))).toEqual([goal.id]);
  });
});
