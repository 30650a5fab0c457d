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

describe("'All' of a toast", () => {
  it.each([
    ['Undo', 'undo'],
    ['All', 'all'],
  ])("[RP15] is next to 'Undo', and after %s the toast closes", async (name, expected) => {
    const user = userEvent.setup();
    const ran: string[] = [];
    render(<LazyToasts signedIn trashAddress={() => undefined} />);
    notify(() =>
      toasts.success('Moved to tomorrow', {
        undo: async () => void ran.push('undo'),
        all: async () => ran.push('all') > 0,
      }),
    );
    await user.dblClick(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByText('Moved to tomorrow')).toBeNull());
    expect(ran).toEqual([expected]);
  });

  it("[RP15] that fails can be tried again, and 'Undo' as well", async () => {
    const user = userEvent.setup();
    const answers = [false, true];
    render(<LazyToasts signedIn trashAddress={() => undefined} />);
    notify(() =>
      toasts.success('Moved to tomorrow', {
        undo: () => Promise.resolve(),
        all: async () => answers.shift() === true,
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'All' }));
    await waitFor(() => expect(answers).toEqual([true]));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(screen.queryByText('Moved to tomorrow')).toBeNull());
  });
});

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
