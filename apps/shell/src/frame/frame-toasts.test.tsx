// @vitest-environment jsdom
import { sessionAtom } from '@dayloom/account';
import { dismissToasts, toasts } from '@dayloom/toasts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readyModules } from '../testing/module-set.ts';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { Frame } from './frame.tsx';

afterEach(() => {
  act(() => dismissToasts(() => true));
  cleanup();
});

const undo = () => Promise.resolve();

/** A page with a module that has the trash, of this contract. */
async function open(contract?: number) {
  const bin = {
    name: 'bin',
    ...(contract !== undefined && { contract }),
    routes: [{ id: 'trash', path: '/trash', title: 'Trash' }],
    intents: [{ id: 'open-trash', title: 'Open the trash', to: '/trash' }],
  };
  const state = shellState({ signedIn: true, modules: readyModules([bin]) });
  render(
    <ShellPage state={state} at={['/notes']}>
      <Frame>
        <h1>My Notes</h1>
      </Frame>
    </ShellPage>,
  );
  act(() => toasts.success('Note deleted', { undo, toTrash: true }));
  await screen.findByText('Note deleted');
  return state;
}

it('[TR1] the toast of a deletion links to the trash', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Trash' }).getAttribute('href')).toBe('/trash');
});

it('[TR1] the toast of a deletion has no link to the trash of a module that cannot run here', async () => {
  await open(0);
  expect(screen.queryByRole('link', { name: 'Trash' })).toBeNull();
});

it('[OF10] toasts that offer something are removed when the user signs out', async () => {
  const state = await open();
  act(() => toasts.success('Successfully signed out!'));
  act(() => state.set(sessionAtom, { phase: 'signed-out' }));
  await waitFor(() => expect(screen.queryByText('Note deleted')).toBeNull());
  expect(screen.getByText('Successfully signed out!')).toBeTruthy();
});
