import type { Change, Store } from '@dayloom/data';
import { localBackend } from '@dayloom/data-local';
import type { Clock, PlanDay } from '@dayloom/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { type ReactNode, useMemo } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import {
  addressesOf,
  CONTRACT,
  type NavEntry,
  readDescriptor,
  type Shell,
  ShellContext,
  type ToastQuestion,
} from '@dayloom/platform';
import { testUser } from './test-user.ts';

export { fakeNotifications } from './fake-notifications.ts';
export { fillingStore } from './filling-store.ts';
export { storeRaw } from './store-raw.ts';
export {
  backendWithServer,
  embeddedBackend,
  rightPassword,
  testAccounts,
  type TestAccounts,
} from './test-accounts.ts';
export { testSync, type TestSync, withSync } from './test-sync.ts';
export { testUser } from './test-user.ts';
export { toastsWhen } from './toasts-when.ts';

export interface TestToast {
  readonly kind: 'success' | 'error' | 'warning';
  readonly message: string;
  readonly detail?: string;
  readonly toTrash?: boolean;
  readonly records?: readonly Pick<Change, 'collection' | 'id'>[];
  readonly undo?: () => Promise<void>;
  readonly all?: () => Promise<boolean>;
  readonly question?: ToastQuestion;
  readonly restore?: () => Promise<void>;
  /** Only the shell's own toasts have it. */
  readonly open?: () => Promise<void>;
}

export interface TestShell extends Shell {
  /** All toasts, oldest first. */
  readonly shown: TestToast[];
  /** The messages of toasts that were closed because they were no longer true. */
  readonly takenBack: readonly string[];
  setNow(now: Date): void;
  /** Moves the clock to noon of another day. */
  setToday(day: PlanDay): void;
  /** The names of unsaved texts on screens. */
  readonly unsaved: ReadonlySet<string>;
  /** The names of discarded texts for which a confirmation was requested; it is always given. */
  readonly asked: readonly string[];
  readonly store: Store;
  /** Whether the account was deleted. */
  isAccountDeleted(): boolean;
}

interface TestShellOptions {
  readonly today?: PlanDay;
  /** Committed before the shell is returned. */
  readonly seed?: readonly Change[];
  readonly nav?: readonly NavEntry[];
  /** Pass the database of another shell to simulate another tab. */
  readonly indexedDB?: IDBFactory;
}

/** A shell with the real embedded store over an in-memory IndexedDB, at noon of `today`. */
export async function testShell({
  today = '2026-03-10' as PlanDay,
  seed = [],
  nav = [],
  indexedDB = new IDBFactory(),
}: TestShellOptions = {}): Promise<TestShell> {
  let now = new Date(`${today}T12:00:00`);
  let ids = 0;
  const clock: Clock = { now: () => now };
  const newId = () => `id${String((ids += 1)).padStart(4, '0')}`;
  const backend = localBackend({ clock, newId, indexedDB });
  const store = backend.openStore(testUser);
  if (seed.length > 0) await store.commit(seed);
  const shown: TestToast[] = [];
  const takenBack: string[] = [];
  const unsaved = new Set<string>();
  const safe = new Set<string>();
  const asked: string[] = [];
  const deleted = { value: false };
  return {
    contract: CONTRACT,
    module: { name: 'test', version: '1' },
    signal: new AbortController().signal,
    user: testUser,
    store,
    clock,
    newId,
    shown,
    takenBack,
    unsaved,
    asked,
    isAccountDeleted: () => deleted.value,
    setNow: (date) => {
      now = date;
    },
    setToday: (day) => {
      now = new Date(`${day}T12:00:00`);
    },
    toasts: {
      success: (message, options) => void shown.push({ kind: 'success', message, ...options }),
      error: (message, _cause, { until } = {}) => {
        shown.push({ kind: 'error', message });
        until?.addEventListener('abort', () => takenBack.push(message));
      },
      warning: (message, options) => void shown.push({ kind: 'warning', message, ...options }),
    },
    navigation: {
      entries: (place) => nav.filter((entry) => entry.place === place).toSorted((a, b) => a.order - b.order),
      address: (route) => `/${route}`,
      intent: () => undefined,
      preload: () => undefined,
    },
    unsavedWork: {
      hold(what, { isSafe } = {}) {
        unsaved.add(what);
        if (isSafe) safe.add(what);
        return () => [unsaved, safe].forEach((names) => names.delete(what));
      },
      confirmDiscard(what) {
        if (unsaved.has(what) && !safe.has(what)) asked.push(what);
        return Promise.resolve(true);
      },
    },
    Slot: () => null,
    deleteAccount: () => void (deleted.value = true),
    signOut: () => Promise.resolve(true),
  };
}

/** Shows the router's current address, for tests to read. */
function Address() {
  const { pathname, search, state } = useLocation();
  return (
    <output aria-label="address" data-state={JSON.stringify(state)}>
      {pathname + search}
    </output>
  );
}

interface FrameProps {
  readonly shell: Shell;
  /** The module's `module.json`; needed if screens link to each other under other addresses than `/<id>`. */
  readonly descriptor?: unknown;
  /** The route of the screen, such as `/work/:id`. */
  readonly path?: string;
  readonly at?: string | { readonly pathname: string; readonly search?: string; readonly state?: unknown };
  readonly children: ReactNode;
  /** Other screens to navigate to, by their path. */
  readonly others?: Readonly<Record<string, ReactNode>>;
  /** The records that are in the cache already. */
  readonly client?: QueryClient;
}

/** Renders a screen as in the shell: services, query client, router, and the current address in an output. */
export function TestFrame({
  shell,
  descriptor,
  path = '*',
  at = '/',
  children,
  others = {},
  client = new QueryClient(),
}: FrameProps) {
  const services = useMemo(
    () =>
      descriptor === undefined
        ? shell
        : { ...shell, navigation: { ...shell.navigation, address: addressesOf(readDescriptor(descriptor)) } },
    [shell, descriptor],
  );
  return (
    <ShellContext value={services}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]} useTransitions={false}>
          <Routes>
            <Route path={path} element={children} />
            {Object.entries(others).map(([to, element]) => (
              <Route key={to} path={to} element={element} />
            ))}
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </ShellContext>
  );
}
