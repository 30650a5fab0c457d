// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionAtom } from '../session/session.ts';
import { AccountPage, accountPage } from '../testing/account-page.tsx';
import { useSignOut } from './use-sign-out.ts';

vi.mock('./sign-out.ts', () => {
  throw new Error('offline');
});
afterEach(cleanup);

function Leave() {
  const signOut = useSignOut();
  return <button onClick={() => void signOut('Logged out', 'Failed to log out')}>Log out</button>;
}

it('a log-out whose code cannot be loaded is reported, and the session continues', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const page = accountPage({ signedIn: true });
  render(
    <AccountPage page={page}>
      <Leave />
    </AccountPage>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByText('Failed to log out');
  expect(page.state.get(sessionAtom).phase).toBe('signed-in');
});
