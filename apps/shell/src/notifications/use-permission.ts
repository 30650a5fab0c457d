import { useSyncExternalStore } from 'react';
import type { Permission } from './display.ts';
import { permissionOfBrowser } from './browser-display.ts';

/** Told whenever the person decides, here or in the settings of the browser; the latter is told by some browsers only. */
function subscribe(look: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  document.addEventListener('visibilitychange', look, { signal });
  addEventListener('focus', look, { signal });
  const watch = async () => {
    const status = await navigator.permissions.query({ name: 'notifications' });
    status.addEventListener('change', look, { signal });
  };
  // Not every browser can be asked for this one.
  watch().catch(() => undefined);
  return () => leaving.abort();
}

/** Whether notifications may be shown here. */
export const usePermission = (): Permission => useSyncExternalStore(subscribe, permissionOfBrowser);
