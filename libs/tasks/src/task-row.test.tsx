// @vitest-environment jsdom
import { nowOf } from '@dayloom/domain';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, openTasks, rowOf, taskOf } from './testing/open-tasks.tsx';

const paint = taskOf('Buy paint');

describe('the tick of a task', () => {
  it('[WD9][DA27][ER13] changes its state and writes only that', async () => {
    const { shell, person, stored, toastTexts } = await openTasks({ tasks: [paint] });
    await person.click(button('Mark Done'));
    await person.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: 'Mark Done' })).toBeTruthy();
    await waitFor(() =>
      expect(toastTexts()).toEqual(['Task marked as complete', 'Task marked as incomplete']),
    );
    expect(await stored()).toEqual([{ ...paint, completedAt: nowOf(shell.clock) }]);
  });

  it('[ER13] shows an error and the old state when it fails', async () => {
    const { shell, person, rejectChanges } = await openTasks({ tasks: [paint] });
    rejectChanges();
    await person.click(button('Mark Done'));
    await waitFor(() =>
      expect(shell.shown).toEqual([{ kind: 'error', message: 'Failed to update task status' }]),
    );
    expect(await screen.findByRole('button', { name: 'Mark Done' })).toBeTruthy();
  });

  it("[WD9][SH17] outside a work's page is a circle without words, with its name in a tooltip, and shows no toast", async () => {
    const { person, toastTexts } = await openTasks({ tasks: [paint], row: { quiet: true } });
    expect([button('Mark Done').textContent, button('Mark Done').title]).toEqual(['', 'Mark Done']);
    await person.click(button('Mark Done'));
    await waitFor(() => expect(button('Done').title).toBe('Done'));
    await person.click(button('Delete task'));
    await waitFor(() => expect(toastTexts()).toEqual(['Task deleted successfully']));
  });
});

describe('a deleted task', () => {
  it("[WD12][SH12][SH13][SH17][ER15] is deleted without a dialog, and 'Undo' restores it unchanged", async () => {
    const both = [taskOf('Buy paint', { completed: true }), taskOf('Mix it')];
    const { shell, person, stored } = await openTasks({ tasks: both });
    await person.click((await rowOf('Buy paint')).getByRole('button', { name: 'Delete task' }));
    await waitFor(() => expect(screen.queryByText('Buy paint')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Delete task'));
    await waitFor(() =>
      expect(shell.shown).toMatchObject([{ message: 'Task deleted successfully', detail: 'Buy paint' }]),
    );
    await shell.shown[0]?.undo?.();
    expect(await screen.findByText('Buy paint')).toBeTruthy();
    expect(await stored()).toEqual(both);
  });

  it('[ER15] shows an error and stays when that fails', async () => {
    const { shell, person, stored, rejectChanges } = await openTasks({ tasks: [paint] });
    rejectChanges();
    await person.click(button('Delete task'));
    await waitFor(() => expect(shell.shown).toEqual([{ kind: 'error', message: 'Failed to delete task' }]));
    expect(await stored()).toEqual([paint]);
  });
});

it('[TD2] reports that its row must stay, while it is pressed and while its title is edited', async () => {
  const onBusy = vi.fn<(task: string, isBusy: boolean) => void>();
  const { person } = await openTasks({ tasks: [paint], row: { onBusy } });
  const reports = () => onBusy.mock.calls.splice(0);
  await person.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('listitem') });
  expect(reports()).toEqual([[paint.id, true]]);
  await person.pointer({ keys: '[/MouseLeft]' });
  expect(reports()).toEqual([[paint.id, false]]);
  await person.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Buy paint') });
  await person.pointer({ keys: '[/MouseLeft]' });
  expect(await screen.findByLabelText('Task title')).toBeTruthy();
  expect(reports().at(-1)).toEqual([paint.id, true]);
  await person.keyboard('{Escape}');
  expect(reports()).toEqual([[paint.id, false]]);
});
