import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider as JotaiProvider } from 'jotai';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { User } from '@dayloom/data';
import { installPageReport } from '../about/page-report.ts';
import { preloadConfig, startBackend } from '../backend/backend.ts';
import { findModules, modulesAtom } from '../modules/modules.ts';
import { loadFirstScreen } from '../modules/load-first-screen.ts';
import { keepEarlyKeys } from '../shortcuts/early-keys.ts';
import { onOtherTab } from '../session/remembered-session.ts';
import { sessionAtom, sessionFromDevice } from '../session/session.ts';
import { installHistoryGuard } from '../unsaved-work/history-guard.ts';
import type { Atoms } from '../atoms.ts';
import { App } from './app.tsx';
import { followTranslation } from './follow-translation.ts';
import { landingChunk } from './landing-chunk.ts';
import {
  landingStandsIn,
  rendersAsPrerendered,
  takeChosenTheme,
  untilTakenOver,
} from './prerendered-landing.ts';
import { workspaceChunk } from './workspace-chunk.ts';

/** How long, in ms, the first render waits for what is on its way: registry, home's code, the records, the screen's modules. */
const longestWait = 150;

/** Asks for everything the first screen needs side by side, then renders. */
export async function start() {
  const store = createStore();
  installPageReport(store);
  const session = store.get(sessionAtom);
  const user = session.phase === 'signed-in' ? session.user : undefined;
  if (!user) void preloadConfig();
  if (user) keepEarlyKeys();
  const opened = user && openWorkspace(user, store);

  const found = findModules((modules) => {
    if (user && modules.phase === 'ready') loadFirstScreen(modules.set, location.pathname);
    store.set(modulesAtom, modules);
  });
  const screen = found.then(() => {
    const modules = store.get(modulesAtom);
    return modules.phase === 'ready' ? modules.set.settled() : undefined;
  });
  onOtherTab(() => store.set(sessionAtom, sessionFromDevice()));
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const isPrerendered = !user && landingStandsIn(root);
  await (isPrerendered ? untilTakenOver(store) : firstOf(screen, opened));

  installHistoryGuard();
  followTranslation();
  const landing = isPrerendered && rendersAsPrerendered(store) ? landingChunk.read() : undefined;
  const product = (
    <StrictMode>
      <JotaiProvider store={store}>
        <QueryClientProvider client={new QueryClient()}>
          <App />
          <Afterwards run={landing?.earlyInput(root)} />
        </QueryClientProvider>
      </JotaiProvider>
    </StrictMode>
  );
  if (isPrerendered) takeChosenTheme(store);
  // From now on the product itself hears what is pressed.
  document.documentElement.dataset['start'] = 'app';
  if (landing) hydrateRoot(root, product);
  else createRoot(root).render(product);
}

/** Runs something once, when the page is first drawn. */
function Afterwards({ run }: { readonly run: (() => void) | undefined }) {
  useEffect(() => run?.(), [run]);
  return null;
}

/**
 * The first screen with all that it waits for, or the longest wait. A render holds the thread on a slow phone: begun at
 * once, it would delay the requests for the modules' files, and show grey rows where the screen itself is on its way.
 * Each part that comes later is a render more.
 */
const firstOf = (...parts: readonly unknown[]) =>
  Promise.race([Promise.all(parts), new Promise((resolve) => setTimeout(resolve, longestWait))]);

/** Home's code and the records, whose code comes beside it. What fails is told where it is missed. */
async function openWorkspace(user: User, atoms: Atoms): Promise<void> {
  startBackend().catch(() => undefined);
  try {
    const { earlyRecords } = await workspaceChunk.load();
    await earlyRecords.open(user, atoms);
  } catch {
    // Asked for again by the first render.
  }
}
