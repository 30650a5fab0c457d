// @vitest-environment jsdom
import { create, patch, purge, remove, restore, StoreError } from '@dayloom/data';
import { notes } from '@dayloom/domain';
import { aNote } from '@dayloom/testing';
import { testShell, testUser } from '@dayloom/testing/shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-toastify/unstyled';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageKeepingStore } from '../workspace/page-keeping-store.ts';
import { LazyToasts } from './lazy-toasts.tsx';
import { toasts } from './toasts.ts';

afterEach(() => {
  act(() => toast.dismiss());
  cleanup();
  vi.restoreAllMocks();
});

/** Rejects as 'Undo' does for a purged record. */
const gone = () => Promise.reject(new StoreError('not-found', 'There is no such note.'));
const notify = (say: () => void) => act(say);

describe('the action of a toast', () => {
  it('[TR3] is removed, as the only one, when the record it would restore is deleted for good', async () => {
    const { store } = await testShell();
    const keeping = pageKeepingStore(store);
    const [milk, eggs] = [aNote(testUser.id), aNote(testUser.id)];
    for (const { id, ...fields } of [milk, eggs]) await keeping.commit([create(notes, id, fields)]);
    await keeping.commit([remove(notes, milk.id), remove(notes, eggs.id)]);
    render(<LazyToasts />);
    const undo = () => Promise.resolve();
    const edit = [patch(notes, milk.id, { title: 'Milk' })];
    notify(() => toasts.success('Milk edited', { undo, records: edit }));
    notify(() => toasts.success('Milk deleted', { undo, records: [restore(notes, milk.id)] }));
    notify(() => toasts.success('Eggs deleted', { undo, records: [restore(notes, eggs.id)] }));
    await screen.findByText('Eggs deleted');
    await act(async () => void (await keeping.commit([purge(notes, milk.id)])));
    await waitFor(() => expect(screen.queryByText('Milk deleted')).toBeNull());
    expect(screen.queryByText('Milk edited')).toBeNull();
    expect(screen.getByText('Eggs deleted')).toBeTruthy();
  });

  it.each([
    ['success', () => toasts.success('Note deleted', { undo: gone })],
    ['warning', () => toasts.warning('Note deleted', { restore: gone })],
  ])('[ER50] of a %s is no longer offered when there is nothing left to restore', async (_, say) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const user = userEvent.setup();
    render(<LazyToasts />);
    notify(say);
    await user.click(await screen.findByRole('button', { name: /^(Undo|Restore)$/ }));
    await screen.findByText('Failed to restore');
    expect(screen.queryByRole('button', { name: /^(Undo|Restore)$/ })).toBeNull();
    const shown = screen.getByText('Note deleted').closest<HTMLElement>('.Toastify__toast');
    const clock = shown?.querySelector<HTMLElement>('[role="progressbar"]');
    expect(clock?.style.animationDuration).toBe('5000ms');
    fireEvent(clock as HTMLElement, new Event('webkitAnimationEnd', { bubbles: true }));
    await waitFor(() => expect(screen.queryByText('Note deleted')).toBeNull());
  });
});
