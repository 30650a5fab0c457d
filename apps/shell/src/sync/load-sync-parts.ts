import type { Atoms } from '@dayloom/platform/atoms';
import { atom } from 'jotai';
import type { syncParts } from './sync-parts.ts';

type SyncParts = typeof syncParts;

/** The code that shows the sync state, after it has loaded. */
export const syncPartsAtom = atom<SyncParts | undefined>(undefined);

export async function loadSyncParts(atoms: Atoms): Promise<SyncParts> {
  const loaded = await import(/* webpackChunkName: "sync" */ './sync-parts.ts');
  atoms.set(syncPartsAtom, loaded.syncParts);
  return loaded.syncParts;
}
