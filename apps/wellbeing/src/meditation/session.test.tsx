// @vitest-environment jsdom
import { TestFrame, testShell } from '@dayloom/testing/shell';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import descriptor from '../../module.json';
import Meditation from './meditation.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open() {
  const shell = await testShell();
  render(
    <TestFrame shell={shell} descriptor={descriptor} at="/meditation">
      <Meditation />
    </TestFrame>,
  );
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Play' }).getAttribute('aria-disabled')).toBeNull(),
  );
  /** Advances the time and makes the page check its clocks. */
  const pass = (seconds: number) => {
    shell.setNow(new Date(shell.clock.now().getTime() + seconds * 1000));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  return { shell, pass };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe("the meditation's screen", () => {
  it('[CK5] [MD3] has the mute button, and shows what Space does', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Mute' })).toBeTruthy();
    expect(screen.getByText('Space', { selector: 'kbd' }).parentElement?.textContent).toBe(
      'Space plays and pauses',
    );
  });

  it('[CK7] [MD3] a double click on Play starts the session once', async () => {
    const { pass } = await open();
    await press('Play');
    fireEvent.click(await screen.findByRole('button', { name: 'Pause' }), { detail: 2 });
    await act(async () => undefined);
    pass(5);
    expect(screen.getByRole('timer').textContent).toBe('00:05');
    await press('Pause');
    await screen.findByRole('button', { name: 'Play' });
  });

  it('[MD1] preselects the minutes that were last chosen on this device', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: '25' }));
    cleanup();
    await open();
    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: '25' }));
  });

  it('[KA9] announces the elapsed time every five minutes, without seconds', async () => {
    const { pass } = await open();
    const session = within(screen.getByRole('region', { name: 'Session' }));
    const spoken = () =>
      session
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    await press('Play');
    await screen.findByRole('button', { name: 'Pause' });
    pass(299);
    expect(spoken()).toBe('');
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
    pass(2);
    expect(spoken()).toBe('5 of 10 minutes');
    pass(60);
    expect(spoken()).toBe('5 of 10 minutes');
  });

  it('[FT12] [MD13] the tab title begins with its time, and at the end says that it is over', async () => {
    const { pass } = await open();
    const expectTitle = (text: string) => waitFor(() => expect(document.title).toBe(`${text} · Dayloom`));
    await expectTitle('Meditation Timer');
    await press('Play');
    await screen.findByRole('button', { name: 'Pause' });
    pass(192);
    await expectTitle('03:12 · Meditation');
    await press('Pause');
    await expectTitle('03:12 · Meditation paused');
    await press('Play');
    await screen.findByRole('button', { name: 'Pause' });
    expect(screen.queryByText('Well done')).toBeNull();
    pass(600);
    expect(await screen.findByText('Well done')).toBeTruthy();
    expect(screen.getByText('The meditation is over')).toBeTruthy();
    await expectTitle('Meditation over');
    await press('Play');
    await waitFor(() => expect(screen.queryByText('Well done')).toBeNull());
  });

  it("[FT13] a reset can be undone, like the timer's", async () => {
    const { shell, pass } = await open();
    await press('Play');
    await screen.findByRole('button', { name: 'Pause' });
    pass(90);
    await press('Pause');
    await screen.findByRole('button', { name: 'Play' });
    await press('Reset');
    await waitFor(() => expect(shell.shown.map(({ message }) => message)).toEqual(['Meditation reset']));
    await act(async () => shell.shown[0]?.undo?.());
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('01:30'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reset' }).disabled).toBe(false);
  });
});
