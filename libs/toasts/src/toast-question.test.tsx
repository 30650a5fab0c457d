// @vitest-environment jsdom
import { Link } from '@dayloom/platform';
import { trapFocusInDialogs } from '@dayloom/testing/dialog-form';
import { Page } from '@dayloom/ui';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LazyToasts } from './lazy-toasts.tsx';
import { dismissToasts, toasts } from './toasts.ts';

beforeEach(trapFocusInDialogs);
afterEach(() => {
  act(() => toast.dismiss());
  cleanup();
});

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.queryByRole('dialog');
const closed = () => waitFor(() => expect(dialog()).toBeNull());
const shownToast = () => screen.getByText('Task updated').closest<HTMLElement>('.Toastify__toast');

/** Opens the question of a toast whose change was made in a row. */
async function openQuestion(answers: readonly boolean[] = [true]) {
  const user = userEvent.setup();
  const ran: string[] = [];
  const left = [...answers];
  render(
    <MemoryRouter useTransitions={false}>
      <main tabIndex={-1}>
        <Page title="Today">
          <button>Row</button>
        </Page>
        <Link to="/notes">Notes</Link>
      </main>
      <LazyToasts signedIn trashAddress={() => undefined} />
    </MemoryRouter>,
  );
  button('Row').focus();
  const run = (label: string) => async () => {
    ran.push(label);
    return left.shift() === true;
  };
  act(() =>
    toasts.success('Task updated', {
      undo: async () => void ran.push('undo'),
      all: run('All'),
      question: {
        title: 'Change Repeating Task',
        text: 'What was changed on its own, stays.',
        closeLabel: 'Only this one',
        choices: [
          { label: 'This and the following', hint: 'From Friday 4 December', run: run('following') },
          { label: 'All from today on', run: run('all') },
        ],
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'All...' }));
  await screen.findByRole('dialog', { name: 'Change Repeating Task' });
  return { user, ran };
}

describe('the question of a toast', () => {
  it("[RP24] takes the place of 'All', keeps the toast, and 'Only this one' has the focus", async () => {
    const { ran } = await openQuestion();
    const names = within(screen.getByRole('dialog'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names.slice(1, 4)).toEqual(['Only this one', 'This and the following', 'All from today on']);
    expect(document.activeElement).toBe(button('Only this one'));
    expect(shownToast()?.querySelector('[data-busy][data-asking]')).not.toBeNull();
    expect(ran).toEqual([]);
  });

  it.each([
    ['Esc', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ["'Only this one'", (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Enter}')],
  ])('[RP24][KA1] changes nothing with %s, the focus returns, and the toast stays', async (_, close) => {
    const { user, ran } = await openQuestion();
    await close(user);
    await closed();
    expect(document.activeElement).toBe(button('Row'));
    expect(shownToast()?.querySelector('[data-busy]')).toBeNull();
    expect(ran).toEqual([]);
    await user.click(button('Undo'));
    await waitFor(() => expect(screen.queryByText('Task updated')).toBeNull());
    expect(ran).toEqual(['undo']);
  });

  it('[RP24] closes when the page is left, and changes nothing', async () => {
    const { ran } = await openQuestion();
    act(() => screen.getByRole('link', { name: 'Notes' }).click());
    await closed();
    expect(ran).toEqual([]);
  });

  it('[RP24] makes one choice, once, and the toast closes', async () => {
    const { user, ran } = await openQuestion();
    await user.dblClick(button('This and the following'));
    await closed();
    await waitFor(() => expect(screen.queryByText('Task updated')).toBeNull());
    expect(ran).toEqual(['following']);
    expect(document.activeElement).toBe(button('Row'));
  });

  it('[RP24] that fails can be asked again', async () => {
    const { user, ran } = await openQuestion([false, true]);
    await user.click(button('All from today on'));
    await closed();
    await user.click(button('All...'));
    await user.click(await screen.findByRole('button', { name: 'All from today on' }));
    await waitFor(() => expect(screen.queryByText('Task updated')).toBeNull());
    expect(ran).toEqual(['all', 'all']);
  });

  it('[OF10][RP24] closes with its toast', async () => {
    const { ran } = await openQuestion();
    act(() => dismissToasts(() => true));
    await closed();
    expect(ran).toEqual([]);
  });
});
