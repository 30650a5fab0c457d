import { rememberUser, sessionAtom } from '@dayloom/account';
import type { SyncState } from '@dayloom/data';
import {
  backendWithServer,
  type TestAccounts,
  testAccounts,
  type TestSync,
  testSync,
  testUser,
} from '@dayloom/testing/shell';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { DeferredWork } from '../boot/deferred-work.tsx';
import { Frame } from '../frame/frame.tsx';
import { modulesAtom } from '../modules/modules.ts';
import { SignedIn } from '../workspace/signed-in.tsx';
import { ShellPage, shellState } from './shell-page.tsx';
import { serveBackend } from './test-backend.ts';

interface SyncedPageOptions {
  readonly state?: Partial<SyncState>;
  readonly accounts?: TestAccounts;
  readonly children?: ReactNode;
}

function Page({ children }: { readonly children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
  return (
    <Frame>
      {session.phase === 'signed-in' ? (
        <SignedIn user={session.user}>
          {children}
          <DeferredWork />
        </SignedIn>
      ) : (
        <h1>Landing</h1>
      )}
    </Frame>
  );
}

/** The shell around a page, signed in on a backend with a server. Resolves when the indicator is rendered. */
export async function openSyncedPage(options: SyncedPageOptions = {}) {
  const { accounts = testAccounts(), children = <h1>Your records</h1> } = options;
  const sync: TestSync = testSync(options.state);
  serveBackend(backendWithServer(sync, accounts));
  rememberUser(testUser, true);
  const state = shellState({ signedIn: true });
  state.set(modulesAtom, { phase: 'none' });
  const client = new QueryClient();
  render(
    <ShellPage state={state} at={['/notes']}>
      <QueryClientProvider client={client}>
        <Page>{children}</Page>
      </QueryClientProvider>
    </ShellPage>,
  );
  const user = userEvent.setup();
  const indicator = await screen.findByRole('button', {
    name: /^(?:Saved|Saving\.\.\.|Offline.*|Needs attention)$/u,
  });
  // An effect requests it: when it has run, all other effects have run too and listen.
  await waitFor(() => expect(accounts.asked).toContain(`stillKnows ${testUser.email}`));
  return { sync, accounts, state, client, user, indicator };
}
