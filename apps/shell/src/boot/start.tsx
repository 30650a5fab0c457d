import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider as JotaiProvider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { backend, preloadConfig } from '../backend/backend.ts';
import { findModules, modulesAtom } from '../modules/modules.ts';
import { preloadFirstScreen } from '../modules/preload-first-screen.ts';
import { onOtherTab } from '../session/remembered-session.ts';
import { sessionAtom, sessionFromDevice } from '../session/session.ts';
import { installHistoryGuard } from '../unsaved-work/history-guard.ts';
import { App } from './app.tsx';
import { workspaceChunk } from './workspace-chunk.ts';

/** How long, in ms, the first render waits for the registry, which the page began to fetch before this code came, and for home's code. */
const longestWait = 100;

/** Asks for everything the first screen needs side by side, then renders. */
export async function start() {
  const store = createStore();
  void preloadConfig();
  const signedIn = store.get(sessionAtom).phase === 'signed-in';
  if (signedIn) {
    backend().catch(() => undefined);
  }

  const found = findModules((modules) => {
    if (signedIn && modules.phase === 'ready') preloadFirstScreen(modules.set, location.pathname);
    store.set(modulesAtom, modules);
  });
  onOtherTab(() => store.set(sessionAtom, sessionFromDevice()));
  // A render holds the thread on a slow phone: begun at once, it would delay the requests for the modules' files, and
  // show grey rows where the screen itself is on its way.
  const awaited = signedIn ? [found, workspaceChunk.load().catch(() => undefined)] : [found];
  await Promise.race([Promise.all(awaited), new Promise((resolve) => setTimeout(resolve, longestWait))]);

  installHistoryGuard();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  createRoot(root).render(
    <StrictMode>
      <JotaiProvider store={store}>
        <QueryClientProvider client={new QueryClient()}>
          <App />
        </QueryClientProvider>
      </JotaiProvider>
    </StrictMode>,
  );
}
