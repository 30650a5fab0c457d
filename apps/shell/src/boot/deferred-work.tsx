import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import {
  hasEndedSession,
  leftSessionsChunk,
  sessionAtom,
  sessionCheckChunk,
  syncAtom,
  userOfEndedSession,
} from '@dayloom/account';
import { quickAddChunk } from '@dayloom/commands';
import type { Atoms } from '@dayloom/platform/atoms';
import { type Shell, ShellContext } from '@dayloom/platform';
import { lazyModule, whenIdle } from '@dayloom/platform/late';
import { useContext, useEffect } from 'react';
import { accountHost } from '../account/account-host.ts';
import { syncChunks } from '../sync/lazy-sync.tsx';
import { toastsChunk } from '@dayloom/toasts';

const firstScreenChunk = lazyModule(
  () => import(/* webpackChunkName: "first-screen-ready" */ './first-screen-ready.ts'),
);
const followChunk = lazyModule(
  () => import(/* webpackChunkName: "follow-session" */ '../workspace/follow-session.ts'),
);

/** With a server, a device can lose its connection or its permission; these parts report it. */
async function getReadyForOffline(atoms: Atoms) {
  const shown = [syncChunks.indicator.load(), syncChunks.notices.load()];
  const { checkSession } = await sessionCheckChunk.load();
  await checkSession(atoms, accountHost);
  await Promise.all(shown);
}

async function endLeftSessions(signedIn: boolean) {
  const left = await leftSessionsChunk.load();
  await left.endLeftSessions(signedIn, accountHost);
}

async function follow(atoms: Atoms, shell: Shell) {
  const { followSession } = await followChunk.load();
  followSession(atoms, shell);
}

const warn = (error: unknown) => console.error('A part could not be loaded. It is tried again later.', error);

/** Work that waits for the first screen. Mounted again for each address, so that what failed is retried. */
export function DeferredWork() {
  const atoms = useStore();
  const client = useQueryClient();
  const shell = useContext(ShellContext);
  const signedIn = useAtomValue(sessionAtom).phase === 'signed-in';
  const synced = useAtomValue(syncAtom) !== undefined;
  useEffect(() => {
    const stops: (() => void)[] = [];
    let left = false;
    const begin = () => {
      const mustForget = hasEndedSession() || (!synced && userOfEndedSession());
      if (left || !(shell || mustForget)) return;
      const later = (run: () => Promise<unknown>) => stops.push(whenIdle(() => void run().catch(warn)));
      if (shell) {
        later(() => follow(atoms, shell));
        // Both are needed offline too.
        later(toastsChunk.load);
        later(quickAddChunk.load);
      }
      if (synced) later(() => getReadyForOffline(atoms));
      if (mustForget) later(() => endLeftSessions(synced));
    };
    // For visitors the screen is the landing page, which requests nothing.
    const ready = async () => signedIn && (await firstScreenChunk.load()).firstScreenReady(atoms, client);
    ready().then(begin, warn);
    return () => {
      left = true;
      for (const stop of stops) stop();
    };
  }, [atoms, client, shell, signedIn, synced]);
  return null;
}
