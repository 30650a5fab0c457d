// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openWorkDetail } from '../testing/open-work-detail.tsx';
import { aTask, aWork } from '../testing/records.ts';
import { toastsWhen } from '../testing/toasts-when.ts';

const field = () => screen.getByLabelText<HTMLInputElement>('New task');
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('[OF12] before storage has responded', () => {
  const isThere = (name: string) => () => screen.queryByText(name) !== null;
  const openTask = async () => {
    const work = aWork();
    return openWorkDetail({ work, tasks: [aTask(work, { title: 'Buy paint' })] });
  };

  it('an added task and the new progress are shown', async () => {
    const { shell, person } = await openTask();
    await screen.findByText('Buy paint');
    const toasts = toastsWhen(shell, isThere('Mix it'));
    const counted = toastsWhen(shell, isThere('0 of 2 done'));
    await person.type(field(), 'Mix it{Enter}');
    await waitFor(() => expect(shell.shown).toHaveLength(1));
    expect([toasts(), counted()]).toEqual([0, 0]);
  });

  it('a tick is shown', async () => {
    const { shell, person } = await openTask();
    const toasts = toastsWhen(shell, () => screen.queryByRole('button', { name: 'Done' }) !== null);
    await person.click(await button('Mark Done'));
    await waitFor(() => expect(shell.shown).toHaveLength(1));
    expect(toasts()).toBe(0);
  });

  it('a new title is shown', async () => {
    const { shell, person } = await openTask();
    await person.click(await button('Rename task'));
    const toasts = toastsWhen(shell, isThere('Buy paint now'));
    await person.keyboard(' now{Enter}');
    await waitFor(() => expect(shell.shown).toHaveLength(1));
    expect(toasts()).toBe(0);
  });

  it('a deleted task is removed, and the focus is not lost', async () => {
    const { shell, person } = await openTask();
    await screen.findByText('Buy paint');
    const toasts = toastsWhen(shell, () => !isThere('Buy paint')());
    await person.click(await button('Delete task'));
    expect(document.activeElement).toBe(field());
    await waitFor(() => expect(shell.shown).toHaveLength(1));
    expect(toasts()).toBe(0);
  });
});
