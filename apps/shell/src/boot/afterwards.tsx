import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { sessionEndedWithBrowser } from '../session/remembered-session.ts';
import { loadSyncParts } from '../sync/load-sync-parts.ts';
import { type Atoms, syncAtom } from '../sync/sync.ts';
import { fetchToasts } from '../toasts/toasts.ts';
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

/** What can wait for the first screen: standing beside it under its `Suspense`, this starts when that is shown. */
export function Afterwards() {
  const atoms = useStore();
  const synced = useAtomValue(syncAtom) !== undefined;
  useEffect(() => {
    const task = synced ? () => getReadyForOffline(atoms) : sessionEndedWithBrowser() && endLeftSession;
    if (!task) return;
    return whenIdle(() => void task().catch((error: unknown) => console.error('Tried again later.', error)));
  }, [atoms, synced]);
  return null;
}
