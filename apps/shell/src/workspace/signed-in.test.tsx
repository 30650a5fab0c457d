// @vitest-environment jsdom
import { StoreError } from '@dayloom/data';
import { backendWithServer, testAccounts, testShell, testSync, testUser } from '@dayloom/testing/shell';
import { failedText } from '@dayloom/ui/error-boundary';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScreenBoundary } from '../fallbacks/screen-boundary.tsx';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { serveBackend } from '../testing/test-backend.ts';
import { SignedIn } from './signed-in.tsx';

vi.mock('../backend/backend.ts', () => import('../testing/test-backend.ts'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  serveBackend(undefined);
});

const open = () =>
  render(
    <ShellPage state={shellState({ signedIn: true })}>
      <QueryClientProvider client={new QueryClient()}>
        <ScreenBoundary title="Dayloom">
          <SignedIn user={testUser}>Your records</SignedIn>
        </ScreenBoundary>
      </QueryClientProvider>
    </ShellPage>,
  );

it('a backend that cannot be fetched is not blamed on the storage of the browser', async () => {
  serveBackend(undefined);
  open();
  expect(await screen.findByText(failedText)).toBeTruthy();
  expect(screen.queryByText(/does not let Dayloom store/)).toBeNull();
});

it('[OF8] unavailable storage is reported in place of the screens', async () => {
  const backend = backendWithServer(testSync(), testAccounts());
  const blocked = () => Promise.reject(new StoreError('storage-blocked', 'The browser refuses'));
  serveBackend({ ...backend, openStore: (user) => ({ ...backend.openStore(user), get: blocked }) });
  open();
  expect(await screen.findByText('This browser does not let Dayloom store anything')).toBeTruthy();
});

it('[AU8] an account that the browser has cleared shows no screen, and asks to sign in', async () => {
  const { sync: _sync, ...store } = (await testShell()).store;
  const accounts = { ...testAccounts(), stillKnows: () => Promise.resolve(false) };
  serveBackend({ ...backendWithServer(testSync(), accounts), openStore: () => store });
  open();
  expect(await screen.findByText(/has cleared the data of this site/)).toBeTruthy();
  expect(screen.queryByText('Your records')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/signup');
});

it('[AU8] data that is cleared while the page is open hides the screens when the user comes back', async () => {
  const { sync: _sync, ...store } = (await testShell()).store;
  let isKnown = true;
  const accounts = { ...testAccounts(), stillKnows: () => Promise.resolve(isKnown) };
  serveBackend({ ...backendWithServer(testSync(), accounts), openStore: () => store });
  open();
  expect(await screen.findByText('Your records')).toBeTruthy();
  isKnown = false;
  dispatchEvent(new Event('focus'));
  expect(await screen.findByText(/has cleared the data of this site/)).toBeTruthy();
  expect(screen.queryByText('Your records')).toBeNull();
});

it('[OF8] screens come back by themselves once blocked storage is available', async () => {
  const backend = backendWithServer(testSync(), testAccounts());
  let isBlocked = true;
  const openStore: typeof backend.openStore = (user) => {
    const store = backend.openStore(user);
    const refuse = () => Promise.reject(new StoreError('storage-blocked', 'The browser refuses'));
    return { ...store, get: (query) => (isBlocked ? refuse() : store.get(query)) };
  };
  serveBackend({ ...backend, openStore });
  open();
  await screen.findByText('This browser does not let Dayloom store anything');
  isBlocked = false;
  dispatchEvent(new Event('focus'));
  expect(await screen.findByText('Your records')).toBeTruthy();
});
