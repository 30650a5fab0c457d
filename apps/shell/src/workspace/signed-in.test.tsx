// @vitest-environment jsdom
import { StoreError } from '@dayloom/data';
import { testSync, testUser } from '@dayloom/testing/shell';
import { failedText } from '@dayloom/ui/error-boundary';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScreenBoundary } from '../fallbacks/screen-boundary.tsx';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { backendWithServer, serveBackend, testAccounts } from '../testing/test-backend.ts';
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

it('[OF8] storage that the browser refuses is said in the place of the screens', async () => {
  const backend = backendWithServer(testSync(), testAccounts());
  const refused = () => Promise.reject(new StoreError('storage-blocked', 'The browser refuses'));
  serveBackend({ ...backend, openStore: (user) => ({ ...backend.openStore(user), get: refused }) });
  open();
  expect(await screen.findByText('This browser does not let Dayloom store anything')).toBeTruthy();
});
