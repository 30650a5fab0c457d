// @vitest-environment jsdom
import { themeAtom } from '@dayloom/platform';
import { Dialog } from '@dayloom/ui';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { toast } from 'react-toastify/unstyled';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyToasts } from './lazy-toasts.tsx';
import { toasts } from './toasts.ts';

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => toast.dismiss());
  cleanup();
});

function open(state = createStore()) {
  const page = (signedIn: boolean) => (
    <Provider store={state}>
      <LazyToasts signedIn={signedIn} trashAddress={() => undefined} />
    </Provider>
  );
  const { rerender } = render(page(true));
  return { signOut: () => rerender(page(false)) };
}

const notify = (callback: () => void) => act(callback);
const toastOf = (text: string) => screen.getByText(text).closest<HTMLElement>('.Toastify__toast');
/** The animation of this bar is the library's timer. */
const clockOf = (text: string) => toastOf(text)?.querySelector<HTMLElement>('[role="progressbar"]');

describe('a toast', () => {
  it('[SH9] appears in the one container at bottom-right, also when shown before the library has loaded', async () => {
    toasts.success('Early message');
    open();
    await screen.findByText('Early message');
    notify(() => toasts.success('Later message'));
    await screen.findByText('Later message');
    const containers = document.querySelectorAll('.Toastify__toast-container');
    expect(containers.length).toBe(1);
    expect(containers[0]?.className).toContain('bottom-right');
  });

  it('[SH10] looks dark in the dark theme and light in the others', async () => {
    const store = createStore();
    store.set(themeAtom, 'cute');
    open(store);
    notify(() => toasts.success('In cute'));
    await screen.findByText('In cute');
    expect(toastOf('In cute')?.className).toContain('theme--light');
    act(() => store.set(themeAtom, 'dark'));
    notify(() => toasts.success('In dark'));
    await screen.findByText('In dark');
    expect(toastOf('In dark')?.className).toContain('theme--dark');
  });

  it('[SH11] closes by itself after 5000 ms', async () => {
    open();
    notify(() => toasts.success('Note added successfully'));
    await screen.findByText('Note added successfully');
    const clock = clockOf('Note added successfully');
    expect(clock?.style.animationDuration).toBe('5000ms');
    // Without AnimationEvent, as in jsdom, React listens for the prefixed name.
    fireEvent(clock as HTMLElement, new Event('webkitAnimationEnd', { bubbles: true }));
    await waitFor(() => expect(screen.queryByText('Note added successfully')).toBeNull());
  });

  it('[ER40] of a temporary error is removed when its signal aborts, on the screen or before it appears', async () => {
    const [early, later] = [new AbortController(), new AbortController()];
    toasts.error('Refused early', undefined, { until: early.signal });
    early.abort();
    open();
    notify(() => toasts.error('Refused', undefined, { until: later.signal }));
    await screen.findByText('Refused');
    expect(screen.queryByText('Refused early')).toBeNull();
    act(() => later.abort());
    await waitFor(() => expect(screen.queryByText('Refused')).toBeNull());
  });

  it('[KA9] is announced politely, an error at once', async () => {
    open();
    notify(() => toasts.success('Saved it'));
    notify(() => toasts.error('Lost it', new Error('cause')));
    await screen.findByText('Lost it');
    notify(() => toasts.warning('It was deleted meanwhile'));
    await screen.findByText('It was deleted meanwhile');
    expect(toastOf('Saved it')?.getAttribute('role')).toBe('status');
    expect(toastOf('It was deleted meanwhile')?.getAttribute('role')).toBe('status');
    expect(toastOf('Lost it')?.getAttribute('role')).toBe('alert');
  });

  it('[SH9] of a plain success is replaced by newer ones; an error and a toast with Undo stay', async () => {
    open();
    notify(() => toasts.error('Failed to add note'));
    notify(() => toasts.success('Note deleted', { undo: () => Promise.resolve() }));
    for (const number of [1, 2, 3, 4]) notify(() => toasts.success(`Task ${number} done`));
    await screen.findByText('Task 4 done');
    await waitFor(() => expect(screen.queryByText('Task 3 done')).toBeNull());
    const texts = [...document.querySelectorAll('.Toastify__toast p')].map(({ textContent }) => textContent);
    expect(texts).toEqual(['Failed to add note', 'Note deleted', 'Task 4 done']);
  });

  it('[SH9] of a plain success is the only one of its kind when several follow fast', async () => {
    open();
    for (const number of [1, 2, 3]) notify(() => toasts.success(`Task ${number} added`));
    await screen.findByText('Task 3 added');
    await waitFor(() => expect(screen.queryByText(/Task [12] added/)).toBeNull());
  });

  it('[ER47] of an error is logged with its cause', async () => {
    const cause = new Error('the disk');
    open();
    notify(() => toasts.error('Failed to add note', cause));
    await screen.findByText('Failed to add note');
    expect(logged).toHaveBeenCalledWith('Failed to add note', cause);
  });

  it('[SH9] can be dismissed while a dialog is open, and stays when that closes', async () => {
    const user = userEvent.setup();
    open();
    const dialog = render(
      <Dialog open title="Outer" onClose={() => undefined}>
        <p>Content</p>
      </Dialog>,
    );
    notify(() => toasts.success('Above the dialog'));
    await screen.findByText('Above the dialog');
    await waitFor(() => expect(screen.getByRole('dialog').contains(toastOf('Above the dialog'))).toBe(true));
    dialog.unmount();
    await waitFor(() => expect(toastOf('Above the dialog')?.isConnected).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Above the dialog')).toBeNull());
  });
});

describe('many messages', () => {
  const undo = () => Promise.resolve();
  const line = () => screen.queryByRole('button', { name: /messages$/ });
  const stack = () => document.querySelector<HTMLElement>('.toast-stack')?.dataset;

  it('[SH17] above three fold into one button with their number, which expands to every Undo', async () => {
    const user = userEvent.setup();
    open();
    for (const number of [1, 2, 3]) notify(() => toasts.success(`Note ${number} deleted`, { undo }));
    await screen.findByText('Note 3 deleted');
    expect(stack()?.['many']).toBe('false');
    notify(() => toasts.success('Note 4 deleted', { undo }));
    await waitFor(() => expect(line()?.textContent).toBe('4 messages'));
    expect([stack()?.['many'], stack()?.['open']]).toEqual(['true', 'false']);
    await user.click(line() as HTMLElement);
    expect([line()?.getAttribute('aria-expanded'), stack()?.['open']]).toEqual(['true', 'true']);
    await user.click(within(toastOf('Note 1 deleted') as HTMLElement).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(line()?.textContent).toBe('3 messages'));
    await user.click(line() as HTMLElement);
    expect([stack()?.['many'], stack()?.['open']]).toEqual(['false', 'false']);
  });

  it('[SH17] name their record below the text', async () => {
    open();
    notify(() => toasts.success('Goal deleted successfully', { undo, detail: 'Run a marathon' }));
    expect((await screen.findByText('Run a marathon')).previousElementSibling?.textContent).toBe(
      'Goal deleted successfully',
    );
  });
});

describe('undo', () => {
  it('[SH12] is offered on the toast for at least 10 seconds', async () => {
    open();
    notify(() => toasts.success('Goal deleted successfully', { undo: () => Promise.resolve() }));
    await screen.findByRole('button', { name: 'Undo' });
    expect(clockOf('Goal deleted successfully')?.style.animationDuration).toBe('10000ms');
  });

  it('[SH13] runs once, however often it is pressed, and closes its toast', async () => {
    const user = userEvent.setup();
    let restored = 0;
    open();
    notify(() => toasts.success('Task deleted successfully', { undo: async () => void (restored += 1) }));
    await user.dblClick(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Task deleted successfully')).toBeNull());
    expect(restored).toBe(1);
  });

  it("[TR2] after an edit of a deleted record is called 'Restore' and works as 'Undo' does", async () => {
    const user = userEvent.setup();
    let restored = 0;
    open();
    notify(() => toasts.warning('The goal was deleted', { restore: async () => void (restored += 1) }));
    const button = await screen.findByRole('button', { name: 'Restore' });
    await user.click(button);
    await waitFor(() => expect(screen.queryByText('The goal was deleted')).toBeNull());
    expect(restored).toBe(1);
  });

  it('[SH11] of typed text has no timer: it stays until it is dismissed', async () => {
    const user = userEvent.setup();
    open();
    notify(() => toasts.warning('The goal was deleted', { restore: () => Promise.resolve() }));
    await screen.findByText('The goal was deleted');
    const clock = clockOf('The goal was deleted');
    expect(clock?.style.animationDuration).toBe('');
    fireEvent(clock as HTMLElement, new Event('webkitAnimationEnd', { bubbles: true }));
    expect(toastOf('The goal was deleted')?.isConnected).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('The goal was deleted')).toBeNull());
  });

  it('[OF10] is removed when the user signs out', async () => {
    const { signOut } = open();
    notify(() => toasts.warning('The goal was deleted', { restore: () => Promise.resolve() }));
    await screen.findByText('The goal was deleted');
    notify(() => toasts.success('Successfully signed out!'));
    signOut();
    await waitFor(() => expect(screen.queryByText('The goal was deleted')).toBeNull());
    expect(screen.getByText('Successfully signed out!')).toBeTruthy();
  });

  it('[ER50] that fails reports it and can be retried', async () => {
    const user = userEvent.setup();
    const answers = [Promise.reject(new Error('full')), Promise.resolve()];
    answers[0]?.catch(() => undefined);
    open();
    notify(() =>
      toasts.success('Note deleted successfully', { undo: () => answers.shift() ?? Promise.resolve() }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Failed to restore');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Note deleted successfully')).toBeNull());
    expect(answers.length).toBe(0);
  });
});
