// @vitest-environment jsdom
import { serveLocalConfig, ShellPage, shellState } from '../testing/shell-page.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberUser, sessionAtom } from '@dayloom/account';
import { testUser } from '@dayloom/testing/shell';
import { Frame } from './frame.tsx';

beforeEach(() => {
  serveLocalConfig();
  rememberUser(testUser, true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function openMenu() {
  const state = shellState({ signedIn: true });
  render(
    <ShellPage state={state} at={['/notes']}>
      <Frame>
        <h1>Notes</h1>
      </Frame>
    </ShellPage>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Account' }));
  return { user, state };
}

it('[ER4] [AU20] logging out in it shows a toast, ends the session and leads to /', async () => {
  const { user, state } = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByText('Successfully signed out!');
  expect(state.get(sessionAtom)).toEqual({ phase: 'signed-out' });
  expect(localStorage.getItem('dayloom.session')).toBeNull();
  expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/');
});

it('[TM4] the theme can be chosen in it', async () => {
  const { user } = await openMenu();
  await user.click(screen.getByRole('radio', { name: 'Nature' }));
  expect(document.documentElement.dataset['theme']).toBe('nature');
  expect(localStorage.getItem('theme-storage')).toBe('nature');
});

it('[KA1] Esc closes it and returns the focus to its button', async () => {
  const { user } = await openMenu();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account' }));
});
