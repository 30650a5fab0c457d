import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider as JotaiProvider } from 'jotai';
import { startTransition, StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { nextSession, onOtherTab, sessionAtom } from '@dayloom/account';
import { ignoreTypedWords, keepEarlyKeys } from '@dayloom/commands';
import type { Atoms } from '@dayloom/platform/atoms';
import type { User } from '@dayloom/data';
import { reportFilledFields } from '@dayloom/ui/report-filled-fields';
import { installPageReport } from '../about/page-report.ts';
import { preloadConfig, startBackend } from '../backend/backend.ts';
import { markFirstRender } from '../backend/first-render.ts';
import { findModules, modulesAtom } from '../modules/modules.ts';
import { loadFirstScreen } from '../modules/load-first-screen.ts';
import { noteUncaught } from '../modules/uncaught.ts';
import { installHistoryGuard } from '../unsaved-work/history-guard.ts';
import { App } from './app.tsx';
import { followTranslation } from './follow-translation.ts';
import { landingChunk, loadWorkspace, readingChunk, recordsChunk } from './late-screens.ts';
import {
  hasPrerenderedLanding,
  matchesPrerendered,
  applyChosenTheme,
  untilLandingReady,
} from './prerendered-landing.ts';
import { restartFromCache } from './restart-from-cache.ts';

/**
 * How long the first render waits for registry, code and storage, and then for the records; up to twice as long while
 * the thread is busy with them. Milliseconds.
 */
const longestWait = 150;

/** Requests everything the first screen needs in parallel, then renders. */
export async function start() {
  const store = createStore();
  const client = new QueryClient();
  installPageReport(store);
  noteUncaught(store);
  const session = store.get(sessionAtom);
  const user = session.phase === 'signed-in' ? session.user : undefined;
  if (!user) void preloadConfig();
  if (user) keepEarlyKeys();
  ignoreTypedWords();
  const opened = user && openWorkspace(user, store);

  const found = findModules((modules) => {
    if (user && modules.phase === 'ready') loadFirstScreen(modules.set, location.pathname);
    store.set(modulesAtom, modules);
  });
  const screen = found.then(() => {
    const modules = store.get(modulesAtom);
    return modules.phase === 'ready' ? modules.set.settled() : undefined;
  });
  onOtherTab((isCleared) => store.set(sessionAtom, (before) => nextSession(before, isCleared)));
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const isPrerendered = !user && hasPrerenderedLanding(root);
  if (isPrerendered) await untilLandingReady(store);
  else if ((await isWithin(Promise.all([screen, opened]))) && user)
    await isWithin(readAhead(user, store, client));

  installHistoryGuard();
  restartFromCache();
  followTranslation();
  reportFilledFields(flushSync);
  const landing = isPrerendered && matchesPrerendered(store) ? landingChunk.read() : undefined;
  const replayInput = landing?.earlyInput(root);
  const afterFirstRender = () => {
    replayInput?.();
    markFirstRender();
  };
  const product = (
    <StrictMode>
      <JotaiProvider store={store}>
        <QueryClientProvider client={client}>
          <App />
          <AfterFirstRender run={afterFirstRender} />
        </QueryClientProvider>
      </JotaiProvider>
    </StrictMode>
  );
  if (isPrerendered) applyChosenTheme(store);
  // From now on the app itself handles clicks.
  document.documentElement.dataset['start'] = 'app';
  if (landing) hydrateRoot(root, product);
  // A transition renders in short tasks.
  else startTransition(() => createRoot(root).render(product));
}

/** Runs a callback once, after the first render. */
function AfterFirstRender({ run }: { readonly run: () => void }) {
  useEffect(run, [run]);
  return null;
}

/**
 * Waits for a part of the first screen, but not longer than `longestWait`. A render blocks the thread on a slow phone.
 * Without the wait it would delay the requests for the modules' files, and show skeleton rows although the screen is
 * about to arrive. Each part that arrives later costs another render.
 * @returns whether it is there
 */
const isWithin = (part: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    // The first render reports what failed.
    part.then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => {
      const giveUp = () => resolve(false);
      const whenIdle = globalThis.requestIdleCallback ?? giveUp;
      setTimeout(() => whenIdle(giveUp, { timeout: longestWait }), longestWait);
    }),
  ]);

async function readAhead(user: User, store: Atoms, client: QueryClient) {
  const { readFirstScreen } = await readingChunk.load();
  await readFirstScreen(user, store, client);
}

/** Opens the records and, in parallel, loads home's code. A failure is reported where the part is used. */
async function openWorkspace(user: User, atoms: Atoms): Promise<void> {
  startBackend().catch(() => undefined);
  try {
    const [{ earlyRecords }] = await Promise.all([recordsChunk.load(), loadWorkspace()]);
    await earlyRecords.open(user, atoms);
  } catch {
    // The first render tries again.
  }
}
