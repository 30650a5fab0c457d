import { idleModule } from '@dayloom/platform';
import { useLoaded } from '@dayloom/platform/late';
import { toasts } from '@dayloom/toasts';
import { useEffect, useEffectEvent } from 'react';

/** What the buttons of the header open. */
export const panelsChunk = idleModule(
  () => import(/* webpackChunkName: "header-panels" */ './header-panels.ts'),
);

/**
 * The code of an open panel, once it is loaded. If it cannot be loaded, a toast reports it, and the panel is closed, so
 * that the next press tries again.
 */
export function usePanels(open: boolean, close: () => void) {
  const panels = useLoaded(panelsChunk);
  const failed = useEffectEvent((error: unknown) => {
    close();
    toasts.error('The menu cannot be opened', error);
  });
  const isMissing = open && !panels;
  useEffect(() => {
    if (isMissing) panelsChunk.load().catch(failed);
  }, [isMissing]);
  return open ? panels : undefined;
}
