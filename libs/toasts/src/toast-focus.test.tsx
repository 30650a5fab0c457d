// @vitest-environment jsdom
import { Page } from '@dayloom/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { afterEach, expect, it } from 'vitest';
import { LazyToasts } from './lazy-toasts.tsx';
import { toasts } from './toasts.ts';

afterEach(() => {
  act(() => toast.dismiss());
  cleanup();
});

/** A page with a list; each row is a button. */
const page = (rows: readonly string[]) => (
  <main tabIndex={-1}>
    <Page title="My Notes">
      {rows.map((row) => (
        <button key={row}>{row}</button>
      ))}
    </Page>
    <LazyToasts signedIn trashAddress={() => '/trash'} />
  </main>
);

const notify = (say: () => void) => act(say);
const button = (name: string) => screen.getByRole('button', { name });
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());
const undo = () => Promise.resolve();

async function openWith(message: string) {
  const { rerender } = render(page(['Delete']));
  button('Delete').focus();
  notify(() => toasts.success(message, { undo }));
  await screen.findByText(message);
  return { deleteRow: () => rerender(page([])) };
}

it.each(['Undo', 'Dismiss'])('[KA1] after %j the focus returns to where it was before', async (press) => {
  const user = userEvent.setup();
  await openWith('Note deleted successfully');
  await user.click(button(press));
  await gone('Note deleted successfully');
  expect(document.activeElement).toBe(button('Delete'));
});

it("[KA1] the focus moves to the page's heading if the previous element is gone", async () => {
  const user = userEvent.setup();
  const { deleteRow } = await openWith('Note deleted successfully');
  button('Undo').focus();
  deleteRow();
  await user.keyboard('{Enter}');
  await gone('Note deleted successfully');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Notes' }));
});

it('[KA1] the focus moves to the first button of another toast, and from the last toast back', async () => {
  const user = userEvent.setup();
  await openWith('First deleted');
  notify(() => toasts.warning('Second was deleted', { restore: undo }));
  await screen.findByText('Second was deleted');
  await user.click(button('Undo'));
  await gone('First deleted');
  expect(document.activeElement).toBe(button('Restore'));
  await user.keyboard('{Enter}');
  await gone('Second was deleted');
  expect(document.activeElement).toBe(button('Delete'));
});

it('[KA1] a toast that is removed while the focus is elsewhere does not move it', async () => {
  await openWith('Note deleted successfully');
  // The library's timer is this animation.
  const clock = screen.getByRole('progressbar', { hidden: true });
  fireEvent(clock, new Event('webkitAnimationEnd', { bubbles: true }));
  await gone('Note deleted successfully');
  expect(document.activeElement).toBe(button('Delete'));
});

const Address = () => <output aria-label="address">{useLocation().pathname}</output>;

const openAt = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]} useTransitions={false}>
      {page(['Delete'])}
      <Address />
    </MemoryRouter>,
  );

it("[KA2] [TR1] the link to the trash focuses the page's main part, also while another toast is shown", async () => {
  const user = userEvent.setup();
  openAt('/notes');
  notify(() => toasts.success('First deleted', { undo, toTrash: true }));
  notify(() => toasts.success('Second deleted', { undo }));
  await screen.findByText('Second deleted');
  screen.getByRole('link', { name: 'Trash' }).focus();
  await user.keyboard('{Enter}');
  await gone('First deleted');
  expect(screen.getByLabelText('address').textContent).toBe('/trash');
  expect(screen.getByText('Second deleted')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('[TR1] in the trash itself the toast of a deletion has no link to the trash', async () => {
  openAt('/trash');
  notify(() => toasts.success('Third deleted', { undo, toTrash: true }));
  await screen.findByText('Third deleted');
  expect(screen.queryByRole('link', { name: 'Trash' })).toBeNull();
});
