// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openTimer } from '../testing/timer-page.tsx';

afterEach(cleanup);

const time = () => screen.getByRole('timer').textContent;
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));

/** A focus run of 438 seconds. */
async function openRunning() {
  const page = await openTimer();
  await press('Start');
  await button('Pause');
  page.pass(438);
  await waitFor(() => expect(time()).toBe('17:42'));
  const undo = async () => {
    await waitFor(() => expect(page.toastTexts()).toEqual(['Focus reset']));
    await act(async () => page.shell.shown[0]?.undo?.());
  };
  return { ...page, undo };
}

describe('a focus that was reset', () => {
  it('[FT13] is restored in its state and continues; the time since does not count', async () => {
    const { pass, undo, runs } = await openRunning();
    await userEvent.keyboard('r');
    await waitFor(() => expect(time()).toBe('25:00'));
    pass(60);
    await undo();
    await button('Pause');
    expect(time()).toBe('17:42');
    pass(2);
    await waitFor(() => expect(time()).toBe('17:40'));
    expect(await runs()).toHaveLength(1);
  });

  it('[FT13] is restored paused if it was paused', async () => {
    const { undo } = await openRunning();
    await press('Pause');
    await press('Reset');
    await button('Start');
    await undo();
    await button('Continue');
    expect(time()).toBe('17:42');
  });

  it('[FT13] [CK1] a run that was started since is reset without saving', async () => {
    const { undo, runs, sessions, toastTexts } = await openRunning();
    await press('Reset');
    await press('Start');
    await button('Pause');
    await undo();
    await waitFor(() => expect(time()).toBe('17:42'));
    expect((await runs()).map(({ phase }) => phase).toSorted()).toEqual(['running', 'stopped']);
    expect([await sessions(), toastTexts()]).toEqual([[], ['Focus reset']]);
  });

  it('[FT9] [FT13] cannot be restored after its end', async () => {
    const { pass, toastTexts } = await openRunning();
    pass(1500);
    await press('Reset');
    await button('Start');
    await waitFor(() => expect(toastTexts()).toEqual(['Focus session saved']));
  });
});
