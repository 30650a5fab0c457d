import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { sessionEndedWithBrowser } from '../session/remembered-session.ts';
import { loadSyncParts } from '../sync/load-sync-parts.ts';
import { type Atoms, syncAtom } from '../sync/sync.ts';
import { fetchToasts } from '../toasts/toasts.ts';
import { firstScreenReady } from './first-screen-ready.ts';
import { whenIdle } from './when-idle.ts';

/** Whoever works on a server may lose the way to it, and is told of it by these. */
async function getReadyForOffline(atoms: Atoms) {
  fetchToasts();
  await loadSyncParts(atoms);
}

async function endLeftSession() {
  const left = await import(/* webpackChunkName: "left-session" */ '../session/end-left-session.ts');
  await left.endLeftSession();
}

/** What can wait for the screen: standing beside it under its `Suspense`, this starts once that stands. */
export function DeferredWork() {
  const atoms = useStore();
  const client = useQueryClient();
  const synced = useAtomValue(syncAtom) !== undefined;
  useEffect(() => {
    let stop = () => undefined as void;
    let left = false;
    const begin = () => {
      const task = synced ? () => getReadyForOffline(atoms) : sessionEndedWithBrowser() && endLeftSession;
      if (left || !task) return;
      stop = whenIdle(
        () => void task().catch((error: unknown) => console.error('Tried again later.', error)),
      );
    };
    void firstScreenReady(atoms, client).then(begin);
    return () => {
      left = true;
      stop();
    };
  }, [atoms, client, synced]);
  return null;
}
