// @vitest-environment jsdom
import { changeSettings } from '@dayloom/data';
import { nowOf } from '@dayloom/domain';
import { TestFrame, testShell } from '@dayloom/testing/shell';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { BellButton } from './bell-button.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open() {
  const shell = await testShell();
  const shown = (
    <TestFrame shell={shell}>
      <BellButton />
    </TestFrame>
  );
  const wants = (sounds: boolean) =>
    act(() => shell.store.commit(changeSettings(shell.user.id, { sounds }, nowOf(shell.clock))));
  return { ...render(shown), shown, wants };
}

it('[CK5] the bell is on until one turns it off, and this device remembers that', async () => {
  const { unmount, shown } = await open();
  const bell = screen.getByRole('button', { name: 'Bell at the end', pressed: true });
  await userEvent.click(bell);
  unmount();
  render(shown);
  await userEvent.click(screen.getByRole('button', { name: 'No bell at the end', pressed: false }));
  expect(screen.getByRole('button', { name: 'Bell at the end', pressed: true })).toBeTruthy();
});

it('[CK5] [ST1] where the user wants no sounds the bell says so, and is as it was once they do', async () => {
  const { wants } = await open();
  await wants(false);
  expect((await screen.findByRole('button', { name: 'Sounds are off' })).matches(':disabled')).toBe(true);
  await wants(true);
  await screen.findByRole('button', { name: 'Bell at the end', pressed: true });
});
