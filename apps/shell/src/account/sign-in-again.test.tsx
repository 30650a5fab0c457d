// @vitest-environment jsdom
import { sessionAtom, sessionCheckChunk } from '@dayloom/account';
import type { User } from '@dayloom/data';
import type { UserId } from '@dayloom/domain';
import { rightPassword, testAccounts, testUser } from '@dayloom/testing/shell';
import { Dialog, TextField } from '@dayloom/ui';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSyncedPage } from '../testing/synced-page.tsx';
import { serveBackend } from '../testing/test-backend.ts';
import { accountHost } from './account-host.ts';

vi.mock('../backend/backend.ts', () => import('../testing/test-backend.ts'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  serveBackend(undefined);
  localStorage.clear();
});

/** A screen with a half-written form in a dialog. */
function Screen() {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <h1>Your records</h1>
      <button onClick={() => setAdding(true)}>Add</button>
      <Dialog open={adding} title="Add Note" onClose={() => setAdding(false)}>
        <TextField label="Title" />
      </Dialog>
    </>
  );
}

const card = () => screen.findByRole('heading', { name: 'Please sign in again' });
const records = () => screen.queryByRole('heading', { name: 'Your records' });

describe('a revoked session', () => {
  it('[ER5] that cannot be renewed offline does not blame the password', async () => {
    const { sync, user } = await openSyncedPage({ children: <Screen /> });
    act(() => sync.emit({ phase: 'attention', blockage: 'signed-out' }));
    await card();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.type(screen.getByLabelText('Password'), 'not the right one');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Failed to log in. There is no network.')).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('[AU8] hides the records until the same user signs in and continues where they were', async () => {
    const { sync, user, state } = await openSyncedPage({ children: <Screen /> });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.type(screen.getByLabelText('Title'), 'Half a thought');
    const session = state.get(sessionAtom);
    act(() => sync.emit({ phase: 'attention', waiting: 2, blockage: 'signed-out' }));
    await card();
    expect(records()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByText(/with 2 changes still to be sent/);

    const email = screen.getByLabelText<HTMLInputElement>('Email');
    expect([email.value, email.readOnly]).toEqual([testUser.email, true]);
    await user.type(screen.getByLabelText('Password'), rightPassword);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Successfully signed in!');
    act(() => sync.emit({ phase: 'saving', waiting: 2, blockage: undefined as never }));
    expect(screen.queryByRole('heading', { name: 'Please sign in again' })).toBeNull();
    expect(within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>('Title').value).toBe(
      'Half a thought',
    );
    expect(state.get(sessionAtom)).toBe(session);
  });

  it('[AU8] is detected after the start, in idle time, when the service no longer knows the user', async () => {
    const accounts = testAccounts({ stillKnows: () => Promise.resolve(false) });
    const { user } = await openSyncedPage({ accounts });
    await card();
    expect(accounts.asked).toEqual([`stillKnows ${testUser.email}`]);
    expect(records()).toBeNull();
    await user.type(screen.getByLabelText('Password'), rightPassword);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(records()).not.toBeNull());
  });

  it('[AU8] is not assumed while the service cannot be reached', async () => {
    const accounts = testAccounts({ stillKnows: () => Promise.reject(new Error('no way')) });
    await openSyncedPage({ accounts });
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(records()).not.toBeNull();
  });

  it('[AU8] is checked again at the next address until the service has answered', async () => {
    const answers = [Promise.reject(new Error('no way')), Promise.resolve(false)];
    answers[0]?.catch(() => undefined);
    const accounts = testAccounts({ stillKnows: () => answers.shift() ?? Promise.resolve(true) });
    const { state } = await openSyncedPage({ accounts });
    const { checkSession } = await sessionCheckChunk.load();
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    await act(() => checkSession(state, accountHost));
    await card();
    await act(() => checkSession(state, accountHost));
    expect(accounts.asked).toHaveLength(2);
  });

  it('[AU19] [ER5] stays locked after a wrong password, and an empty one makes no request', async () => {
    const { sync, user, accounts } = await openSyncedPage();
    act(() => sync.emit({ blockage: 'signed-out' }));
    await card();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect([password.ariaInvalid, accounts.asked.includes(`signIn ${testUser.email}`)]).toEqual([
      'true',
      false,
    ]);
    await user.type(password, 'wrong words');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Failed to log in. Please check your credentials.');
    expect([password.value, records()]).toEqual(['wrong words', null]);
  });

  it('[AU8] is not renewed by another Google account', async () => {
    const ravi: User = { id: 'ravi' as UserId, email: 'ravi@example.com' };
    const accounts = testAccounts({ signInWithGoogle: () => Promise.resolve(ravi) });
    const { sync, user, state } = await openSyncedPage({ accounts });
    act(() => sync.emit({ blockage: 'signed-out' }));
    await card();
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await screen.findByText(`That is another account. Sign in as ${testUser.email}, or log out first.`);
    expect(accounts.asked.at(-1)).toBe('signOut');
    expect(state.get(sessionAtom)).toEqual({ phase: 'signed-in', user: testUser });
    expect(records()).toBeNull();
  });

  it('[AU8] [OF10] can be ended by logging out', async () => {
    const { sync, user, state } = await openSyncedPage();
    act(() => sync.emit({ blockage: 'signed-out' }));
    await card();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(state.get(sessionAtom).phase).toBe('signed-out'));
    expect(sync.asked).toEqual(['pause', 'erase']);
  });
});
