import { syncAtom } from '@dayloom/account';
import { lazyModule, useLoaded } from '@dayloom/platform/late';
import { useAtomValue } from 'jotai';

/** Only a backend with a server needs them, once the first screen is ready. */
export const syncChunks = {
  indicator: lazyModule(() => import(/* webpackChunkName: "sync" */ './sync-indicator.tsx')),
  notices: lazyModule(() => import(/* webpackChunkName: "sync" */ './sync-notices.tsx')),
};

/** The state of the outbox in the header, and the notices below it, with a server and once their code is loaded. */
export function useSyncParts() {
  const isSynced = useAtomValue(syncAtom) !== undefined;
  const indicator = useLoaded(syncChunks.indicator);
  const notices = useLoaded(syncChunks.notices);
  return {
    indicator: isSynced && indicator && <indicator.SyncIndicator />,
    notices: isSynced && notices && <notices.SyncNotices />,
  };
}
