// @vitest-environment jsdom
import { hasEndedSession, sessionAtom } from '@dayloom/account';
import { create, notesOf, StoreError } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { useRecords, useShell } from '@dayloom/platform';
import { testAccounts, testUser } from '@dayloom/testing/shell';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSyncedPage } from '../testing/synced-page.tsx';
import { serveBackend } from '../testing/test-backend.ts';

vi.mock('../backend/backend.ts', () => import('../testing/test-backend.ts'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  serveBackend(undefined);
  localStorage.clear();
});

const at = '2026-03-09T10:00:00.000Z' as Instant;
const note = create('notes', 'n1', { userId: testUser.id, title: 'Diary', content: 'Secret', createdAt: at });

/** Resources created with the shell's services and ended with them. */
const ended: string[] = [];

/** A screen with records and the profile's log-out button. */
function Notes() {
  const { store, signOut, signal } = useShell();
  const list = useRecords(notesOf(testUser.id), { failed: 'Failed to fetch notes' });
  return (
    <>
      <ul>{list.phase === 'ready' && list.records.map(({ id, title }) => <li key={id}>{title}</li>)}</ul>
      <button onClick={() => void store.commit([note])}>Add</button>
      <button onClick={() => signal.addEventListener('abort', () => ended.push('alarm'))}>Set alarm</button>
      <button onClick={() => void signOut('Logged out successfully', 'Failed to log out')}>Logout</button>
    </>
  );
}

async function open(options: Parameters<typeof openSyncedPage>[0] = {}) {
  const page = await openSyncedPage({ ...options, children: <Notes /> });
  await page.user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('Diary');
  return page;
}

const logOut = async ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('button', { name: 'Logout' }));

describe('logging out with a server behind the store', () => {
  it('[OF10] erases the records on this device and in memory, and ends what was created with them', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: 'Set alarm' }));
    expect(ended).toEqual([]);
    await logOut(page);
    await screen.findByText('Logged out successfully');
    expect(ended).toEqual(['alarm']);
    expect(page.sync.asked).toEqual(['pause', 'erase']);
    expect(page.accounts.asked.at(-1)).toBe('signOut');
    expect(page.client.getQueryCache().getAll()).toEqual([]);
    expect(screen.queryByText('Diary')).toBeNull();
    expect(screen.queryByText('Failed to fetch notes')).toBeNull();
    expect(localStorage.getItem('dayloom.session')).toBeNull();
  });

  it('[OF10] warns first when changes are waiting or were rejected, and Stay cancels', async () => {
    const page = await open({ state: { phase: 'offline', waiting: 2 } });
    await logOut(page);
    const warning = await screen.findByRole('dialog', { name: 'Log out?' });
    expect(warning.textContent).toContain(
      '2 changes have not reached the server. Logging out deletes them from this device.',
    );
    await page.user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([page.state.get(sessionAtom).phase, page.sync.asked]).toEqual(['signed-in', []]);
    screen.getByText('Diary');

    act(() =>
      page.sync.emit({
        waiting: 0,
        refused: [{ id: 'r1', at, changes: [note], before: [], reason: 'refused' }],
      }),
    );
    await logOut(page);
    await screen.findByText('1 change has not reached the server. Logging out deletes it from this device.');
    await page.user.click(screen.getByRole('button', { name: 'Log out and delete' }));
    await waitFor(() => expect(page.state.get(sessionAtom).phase).toBe('signed-out'));
    expect(page.sync.asked).toEqual(['pause', 'erase']);
  });

  it('[OF10] does not warn of a change that reaches the server in time', async () => {
    const page = await open({ state: { phase: 'saving', waiting: 1 } });
    vi.spyOn(page.sync, 'unsent').mockResolvedValue(0);
    await logOut(page);
    await screen.findByText('Logged out successfully');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.sync.asked).toEqual(['pause', 'erase']);
  });

  it('[OF10] hides the records before they are erased', async () => {
    let finish: () => void = () => undefined;
    const accounts = testAccounts({ signOut: () => new Promise((resolve) => (finish = resolve)) });
    const page = await open({ accounts });
    await logOut(page);
    await waitFor(() => expect(accounts.asked.at(-1)).toBe('signOut'));
    expect(screen.queryByRole('list')).toBeNull();
    expect(page.sync.asked).toEqual(['pause']);
    act(() => page.sync.emit({ blockage: 'signed-out' }));
    expect(screen.queryByText('Please sign in again')).toBeNull();
    await act(async () => finish());
    await waitFor(() => expect(page.state.get(sessionAtom).phase).toBe('signed-out'));
  });

  it('[OF8] [OF10] succeeds without storage, and leaves the removal of the records to the next start', async () => {
    const page = await open();
    vi.spyOn(page.sync, 'unsent').mockRejectedValue(new StoreError('storage-blocked', 'Refused'));
    await logOut(page);
    await screen.findByText('Logged out successfully');
    screen.getByText('Your records could not be removed from this device');
    expect([page.state.get(sessionAtom).phase, page.sync.asked]).toEqual(['signed-out', ['pause']]);
    expect(hasEndedSession()).toBe(true);
  });

  it('[OF10] leaves records that could not be erased to the next start', async () => {
    const page = await open();
    vi.spyOn(page.sync, 'erase').mockRejectedValue(new StoreError('storage-blocked', 'Refused'));
    await logOut(page);
    await screen.findByText('Your records could not be removed from this device');
    expect([page.state.get(sessionAtom).phase, hasEndedSession()]).toEqual(['signed-out', true]);
  });

  it('[AU19] shows the records again when the service fails, erases nothing and continues to sync', async () => {
    const accounts = testAccounts({ signOut: () => Promise.reject(new Error('no way')) });
    const page = await open({ accounts });
    await logOut(page);
    await screen.findByText('Failed to log out');
    screen.getByRole('list');
    expect([page.state.get(sessionAtom).phase, page.sync.asked]).toEqual(['signed-in', ['pause', 'resume']]);
  });
});
