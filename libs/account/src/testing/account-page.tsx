import { sentenceOf } from '@dayloom/data';
import { embeddedBackend, testUser } from '@dayloom/testing/shell';
import { atom, createStore, Provider, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AccountContext, type AccountHost } from '../account-host.ts';
import { sessionAtom } from '../session/session.ts';

interface Message {
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** The sentence for its cause. */
  readonly why?: string | undefined;
}

const messagesAtom = atom<readonly Message[]>([]);

/** The state and the services of a page, which shows its toasts below its content. */
export function accountPage({ signedIn = false, backend = embeddedBackend() } = {}) {
  const state = createStore();
  state.set(sessionAtom, signedIn ? { phase: 'signed-in', user: testUser } : { phase: 'signed-out' });
  const show = (message: Message) => state.set(messagesAtom, (before) => [...before, message]);
  const host: AccountHost = {
    paths: { home: '/', login: '/login', signUp: '/signup' },
    backend: () => Promise.resolve(backend),
    backendName: () => Promise.resolve(backend.name),
    toasts: {
      success: (text) => show({ kind: 'success', text }),
      error(text, cause) {
        console.error(text, cause);
        show({ kind: 'error', text, why: cause === undefined ? undefined : sentenceOf(cause) });
      },
    },
    endNotifications: () => Promise.resolve(),
    resumeNotifications: () => Promise.resolve(),
    confirmLogOut: () => Promise.resolve(true),
  };
  return { state, host, shown: () => state.get(messagesAtom).map(({ text }) => text) };
}

const Toasts = () =>
  useAtomValue(messagesAtom).map(({ kind, text, why }) => (
    <div key={text} role={kind === 'error' ? 'alert' : 'status'}>
      <p>{text}</p>
      {why !== undefined && why !== text && <p>{why}</p>}
    </div>
  ));

interface AccountPageProps {
  readonly page: Pick<ReturnType<typeof accountPage>, 'state' | 'host'>;
  readonly at?: string;
  readonly children: ReactNode;
}

export const AccountPage = ({ page: { state, host }, at = '/', children }: AccountPageProps) => (
  <Provider store={state}>
    <MemoryRouter initialEntries={[at]} useTransitions={false}>
      <AccountContext value={host}>{children}</AccountContext>
      <Toasts />
    </MemoryRouter>
  </Provider>
);
