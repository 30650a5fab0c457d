import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import {
  hasEndedSession,
  leftSessionsChunk,
  sessionAtom,
  syncAtom,
  userOfEndedSession,
} from '@dayloom/account';
import { quickAddChunk } from '@dayloom/commands';
import type { Atoms } from '@dayloom/platform/atoms';
import { type Shell, ShellContext } from '@dayloom/platform';
import { whenIdle } from '@dayloom/platform/late';
import { useContext, useEffect } from 'react';
import { accountHost } from '../account/account-host.ts';
import { loadSyncParts } from '../sync/load-sync-parts.ts';
import { toastsChunk } from '../toasts/lazy-toasts.tsx';
import { workspaceChunk } from './workspace-chunk.ts';

/** With a server, a device can lose its connection or its permission; these parts report it. */
async function getReadyForOffline(atoms: Atoms) {
  const { checkSession } = await loadSyncParts(atoms);
  await checkSession(atoms, accountHost);
}

async function endLeftSessions(signedIn: boolean) {
  const left = await leftSessionsChunk.load();
  await left.endLeftSessions(signedIn, accountHost);
}

/**
 * In the palette's chunk, which loads at the same time: a file of its own would cost more in headers than in code.
 */
async function followOnceIdle(atoms: Atoms, shell: Shell) {
  const parts = await import(/* webpackChunkName: "palette" */ './once-idle.ts');
  parts.followOnceIdle(atoms, shell);
}

const warn = (error: unknown) => console.error('A part could not be loaded. It is tried again later.', error);

/**
 * Work that waits until the first screen is ready. Mounted again for each address, so that what failed is retried.
 */
export function DeferredWork() {
  const atoms = useStore();
  const client = useQueryClient();
  const shell = useContext(ShellContext);
  const signedIn = useAtomValue(sessionAtom).phase === 'signed-in';
  const synced = useAtomValue(syncAtom) !== undefined;
  useEffect(() => {
    let stop = () => undefined as void;
    let left = false;
    const begin = () => {
      const mustForget = hasEndedSession() || (!synced && userOfEndedSession());
      if (left || !(shell || mustForget)) return;
      stop = whenIdle(() => {
        if (shell) {
          followOnceIdle(atoms, shell).catch(warn);
          // Both are needed offline too.
          toastsChunk.load().catch(warn);
          quickAddChunk.load().catch(warn);
        }
        if (synced) getReadyForOffline(atoms).catch(warn);
        if (mustForget) endLeftSessions(synced).catch(warn);
      });
    };
    // For visitors the screen is the landing page, which requests nothing.
    const ready = async () => signedIn && (await workspaceChunk.load()).firstScreenReady(atoms, client);
    ready().then(begin, warn);
    return () => {
      left = true;
      stop();
    };
  }, [atoms, client, shell, signedIn, synced]);
  return null;
}
