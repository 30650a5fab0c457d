// @vitest-environment jsdom
import { StoreError } from '@dayloom/data';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-toastify/unstyled';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
  it.each([
    ['success', () => toasts.success('Note deleted', { undo: gone })],
    ['warning', () => toasts.warning('Note deleted', { restore: gone })],
  ])('[ER50] of a %s is no longer offered when there is nothing left to restore', async (_, say) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const user = userEvent.setup();
    render(<LazyToasts signedIn trashAddress={() => undefined} />);
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
