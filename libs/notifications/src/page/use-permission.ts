import { useSyncExternalStore } from 'react';
import type { Permission } from '../device/display.ts';
import { permissionOfBrowser } from '../device/browser-display.ts';
import { onReturn } from './on-return.ts';

/** Calls `onChange` when the permission may have changed. Only some browsers report changes in their settings. */
function subscribe(onChange: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  signal.addEventListener('abort', onReturn(onChange));
  const watch = async () => {
    const status = await navigator.permissions.query({ name: 'notifications' });
    status.addEventListener('change', onChange, { signal });
  };
  // Not every browser supports this query.
  watch().catch(() => undefined);
  return () => controller.abort();
}

/** Whether notifications may be shown here. */
export const usePermission = (): Permission => useSyncExternalStore(subscribe, permissionOfBrowser);
