import { lazyModule, useLoaded } from '@dayloom/platform/late';
import { useAtomValue } from 'jotai';
import { pendingSignOutAtom } from './pending-sign-out.ts';

export const unsentChangesChunk = lazyModule(
  () => import(/* webpackChunkName: "sync" */ './unsent-changes.tsx'),
);

/** Asks for confirmation before a log-out that would lose changes. */
export function SignOutQuestion() {
  const pending = useAtomValue(pendingSignOutAtom);
  const loaded = useLoaded(unsentChangesChunk);
  return pending && loaded && <loaded.LogOutWarning {...pending} />;
}
