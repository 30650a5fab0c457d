// @vitest-environment jsdom
import { sessionAtom } from '@dayloom/account';
import type { UserId } from '@dayloom/domain';
import { useShell, useUnsavedWork } from '@dayloom/platform';
import { testUser } from '@dayloom/testing/shell';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSyncedPage } from '../testing/synced-page.tsx';
import { serveBackend } from '../testing/test-backend.ts';
import { unsavedAtom } from './unsaved-text.ts';

vi.mock('../backend/backend.ts', () => import('../testing/test-backend.ts'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  serveBackend(undefined);
  localStorage.clear();
});

function Editor() {
  const { signOut } = useShell();
  useUnsavedWork('the note');
  return (
    <button onClick={() => void signOut('Logged out successfully', 'Failed to log out')}>Leave me</button>
  );
}

/** Text that is being saved, with the two answers of storage. */
function Saving() {
  const { signOut } = useShell();
  const [state, setState] = useState<'saving' | 'saved' | 'refused'>('saving');
  useUnsavedWork(state === 'saved' ? undefined : 'the note', state === 'saving');
  return (
    <>
      <button onClick={() => void signOut('Logged out successfully', 'Failed to log out')}>Leave me</button>
      <button onClick={() => setState('saved')}>Take it</button>
      <button onClick={() => setState('refused')}>Refuse it</button>
    </>
  );
}

/** Two parts in which text may be typed; one of them is about to close. */
function Closing({ typed, onClose }: { readonly typed: boolean; readonly onClose: () => void }) {
  useUnsavedWork('the goal');
  const confirmClose = useUnsavedWork(typed ? 'the note' : undefined);
  return <button onClick={() => confirmClose(onClose)}>Close me</button>;
}

function Draft() {
  const [isTyped, setTyped] = useState(false);
  useUnsavedWork(isTyped ? 'the note' : undefined);
  return <button onClick={() => setTyped(true)}>Type</button>;
}

const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const press = (name: string) => screen.getByRole('button', { name, hidden: true });

it('[SH18] text stays guarded if a log-out is cancelled at its second question', async () => {
  const { user, state } = await openSyncedPage({
    state: { phase: 'offline', waiting: 2 },
    children: <Editor />,
  });
  await user.click(press('Leave me'));
  await waitFor(() => expect(question()).toBeTruthy());
  await user.click(press('Leave'));
  await screen.findByRole('dialog', { name: 'Log out?' });
  await user.click(press('Stay'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(state.get(sessionAtom).phase).toBe('signed-in');
  expect(state.get(unsavedAtom)).toEqual([{ what: 'the note', isSaving: false, isSafe: false }]);
});

it('[SH18] a question that is open when another tab logs out is not shown to the next user', async () => {
  const { user, state } = await openSyncedPage({ children: <Editor /> });
  await user.click(press('Leave me'));
  await waitFor(() => expect(question()).toBeTruthy());
  act(() => state.set(sessionAtom, { phase: 'signed-out' }));
  await screen.findByText('Landing');
  act(() => state.set(sessionAtom, { phase: 'signed-in', user: { ...testUser, id: 'ben' as UserId } }));
  await screen.findByRole('button', { name: 'Leave me' });
  expect(question()).toBeNull();
  expect(state.get(sessionAtom).phase).toBe('signed-in');
});

it('[SH18] [AU8] text stays guarded while a revoked session hides it', async () => {
  const { state, sync } = await openSyncedPage({ children: <Editor /> });
  act(() => sync.emit({ blockage: 'signed-out' }));
  await screen.findByText('Please sign in again');
  expect(state.get(unsavedAtom)).toEqual([{ what: 'the note', isSaving: false, isSafe: false }]);
});

it('[SH18] text is guarded from the turn in which it was typed', async () => {
  await openSyncedPage({ children: <Draft /> });
  // As in a browser: work that is queued for a later turn has not run.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  press('Type').click();
  await Promise.resolve();
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  vi.unstubAllGlobals();
});

it.each([
  { answer: 'Keep editing', closes: 0 },
  { answer: 'Discard', closes: 1 },
])('[SH18] a part that closes asks about what was typed in it: $answer', async ({ answer, closes }) => {
  const close = vi.fn();
  const { user } = await openSyncedPage({ children: <Closing typed onClose={close} /> });
  await user.click(press('Close me'));
  const asked = await screen.findByRole('dialog', { name: 'Close without saving?' });
  expect(asked.textContent).toContain('What you typed into the note is not saved.');
  await user.click(press(answer));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(close).toHaveBeenCalledTimes(closes);
});

it('[SH18] one attempt to leave at a time waits for storage, and a question closes when its text is gone', async () => {
  const close = vi.fn();
  const Slow = () => {
    const [state, setState] = useState<'saving' | 'refused' | 'gone'>('saving');
    useUnsavedWork('the goal');
    const confirmClose = useUnsavedWork(state === 'gone' ? undefined : 'the note', state === 'saving');
    return (
      <>
        <button onClick={() => confirmClose(close)}>Close me</button>
        <button onClick={() => setState('refused')}>Refuse it</button>
        <button onClick={() => setState('gone')}>Delete it elsewhere</button>
      </>
    );
  };
  const { user } = await openSyncedPage({ children: <Slow /> });
  await user.click(press('Close me'));
  await user.click(press('Close me'));
  await user.click(press('Refuse it'));
  await screen.findByRole('dialog', { name: 'Close without saving?' });
  await act(async () => press('Delete it elsewhere').click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(close).not.toHaveBeenCalled();
});

it('[SH18] a part in which nothing was typed closes without a question, whatever is typed elsewhere', async () => {
  const close = vi.fn();
  const { user } = await openSyncedPage({ children: <Closing typed={false} onClose={close} /> });
  await user.click(press('Close me'));
  expect(close).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[SH18] leaving waits for what is being saved, and asks about it only if storage rejects it', async () => {
  const { user, state } = await openSyncedPage({ children: <Saving /> });
  await user.click(press('Leave me'));
  expect(question()).toBeNull();
  await user.click(press('Refuse it'));
  await waitFor(() => expect(question()).toBeTruthy());
  await user.click(press('Stay'));
  expect(state.get(sessionAtom).phase).toBe('signed-in');
});

it('[SH18] leaving continues without a question when the text is saved', async () => {
  const { user } = await openSyncedPage({ children: <Saving /> });
  await user.click(press('Leave me'));
  await user.click(press('Take it'));
  expect(await screen.findByText('Landing')).toBeTruthy();
});

it('[SH18] an open question closes by itself when the text is saved after all', async () => {
  const { user, state } = await openSyncedPage({ children: <Saving /> });
  await user.click(press('Refuse it'));
  await user.click(press('Leave me'));
  await waitFor(() => expect(question()).toBeTruthy());
  await act(async () => press('Take it').click());
  await waitFor(() => expect(question()).toBeNull());
  expect(state.get(sessionAtom).phase).toBe('signed-in');
});
