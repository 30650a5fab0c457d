// @vitest-environment jsdom
import { toastsWhen } from '@dayloom/testing/shell';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, line, openTasks, taskOf } from './testing/open-tasks.tsx';

describe('[OF12] before storage has responded', () => {
  const isShown = (text: string) => () => screen.queryByText(text) !== null;
  const openTask = () => openTasks({ tasks: [taskOf('Buy paint')] });

  it('an added task is shown', async () => {
    const { shell, person } = await openTask();
    const toasts = toastsWhen(shell, isShown('Mix it'));
    await person.type(line(), 'Mix it{Enter}');
    await waitFor(() => expect(shell.shown).toHaveLength(1));
    expect(toasts()).toBe(0);
  });

  it('a tick is shown', async () => {
    const { shell, person } = await openTask();
    const toasts = toastsWhen(shell, () => screen.queryByRole('button', { name: 'Done' }) !== null);
    await person.click(button('Mark Done'));
    await waitFor(() => expect(shell.shown).toHaveLength(1));
    expect(toasts()).toBe(0);
  });

  it('a new title is shown', async () => {
    const { shell, person } = await openTask();
    await person.click(button('Rename task'));
    const toasts = toastsWhen(shell, isShown('Buy paint now'));
    await person.keyboard(' now{Enter}');
    await waitFor(() => expect(shell.shown).toHaveLength(1));
    expect(toasts()).toBe(0);
  });

  it('a deleted task is removed, and the focus is not lost', async () => {
    const { shell, person } = await openTask();
    const toasts = toastsWhen(shell, () => !isShown('Buy paint')());
    await person.click(button('Delete task'));
    expect(document.activeElement).toBe(line());
    await waitFor(() => expect(shell.shown).toHaveLength(1));
    expect(toasts()).toBe(0);
  });
});
