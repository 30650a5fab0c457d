import { AccountContext, sessionAtom } from '@dayloom/account';
import { testUser } from '@dayloom/testing/shell';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { accountHost } from '../account/account-host.ts';
import { panelsChunk } from '../frame/use-panels.ts';
import { type Modules, modulesAtom } from '../modules/modules.ts';

// As on a page that has been idle.
await panelsChunk.load();

interface ShellPageOptions {
  readonly signedIn?: boolean;
  readonly modules?: Modules;
}

/** The state of a page of the shell. */
export function shellState({ signedIn = false, modules = { phase: 'loading' } }: ShellPageOptions = {}) {
  const store = createStore();
  store.set(sessionAtom, signedIn ? { phase: 'signed-in', user: testUser } : { phase: 'signed-out' });
  store.set(modulesAtom, modules);
  return store;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

interface ShellPageProps {
  readonly state: ReturnType<typeof shellState>;
  /** The history, its last entry the current one. */
  readonly at?: readonly string[];
  readonly children: ReactNode;
}

/** A part of the shell with its state, a router, and the current address in an output. */
export const ShellPage = ({ state, at = ['/'], children }: ShellPageProps) => (
  <Provider store={state}>
    <MemoryRouter initialEntries={[...at]} useTransitions={false}>
      <AccountContext value={accountHost}>{children}</AccountContext>
      <Address />
    </MemoryRouter>
  </Provider>
);

/** jsdom has no server: `/config.json` answers like a release with the embedded backend. */
export function serveLocalConfig() {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address === '/config.json' ? Response.json({ backend: 'local' }) : new Response('', { status: 404 }),
    ),
  );
}
