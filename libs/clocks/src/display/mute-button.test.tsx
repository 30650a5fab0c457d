// @vitest-environment jsdom
import { settingsOf } from '@dayloom/data';
import { TestFrame } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { MuteButton } from './mute-button.tsx';

afterEach(cleanup);

async function open() {
  const world = await shellWithFault();
  const { shell } = world;
  render(
    <TestFrame shell={shell}>
      <MuteButton />
    </TestFrame>,
  );
  return {
    ...world,
    press: async (name: string) => userEvent.click(await screen.findByRole('button', { name })),
    sounds: async () => (await shell.store.get(settingsOf(shell.user.id))).records[0]?.sounds,
  };
}

it("[CK5] [ST1] 'Mute' turns the sounds of all devices off, and 'Unmute' on again", async () => {
  const { press, sounds } = await open();
  await press('Mute');
  await screen.findByRole('button', { name: 'Unmute' });
  expect(await sounds()).toBe(false);
  await press('Unmute');
  await screen.findByRole('button', { name: 'Mute' });
  expect(await sounds()).toBe(true);
});

it('[CK5] a choice that cannot be saved changes nothing and shows an error', async () => {
  const world = await open();
  await screen.findByRole('button', { name: 'Mute' });
  world.break();
  await world.press('Mute');
  await waitFor(() =>
    expect(world.shell.shown.map(({ message }) => message)).toContain('Failed to save your settings'),
  );
  expect(screen.getByRole('button', { name: 'Mute' })).toBeTruthy();
});
