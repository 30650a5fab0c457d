import { useChunk } from '@dayloom/platform/late';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { QuickAddAccess } from '../command-host.ts';
import { quickAddChunk } from './quick-add-open.ts';
import { quickAddAtom } from './quick-add-state.ts';

/** Renders the line over the page where it was opened. */
export function QuickAddHost(access: QuickAddAccess) {
  const [state, set] = useAtom(quickAddAtom);
  const { pathname } = useLocation();
  // The line does not open again when the user comes back to the page.
  useLayoutEffect(
    () => () => set((before) => (before?.over === pathname ? { ...before, over: undefined } : before)),
    [pathname, set],
  );
  return state && <OpenedQuickAdd {...access} isOpen={state.over === pathname} />;
}

/** Its code was loaded before it was opened. */
function OpenedQuickAdd(props: QuickAddAccess & { readonly isOpen: boolean }) {
  const loaded = useChunk(quickAddChunk);
  return loaded && <loaded.QuickAdd {...props} />;
}

/** After sign-out the line leaves the page; it is stored on the device as a draft. */
export function useQuickAddForgotten() {
  const set = useSetAtom(quickAddAtom);
  useEffect(() => () => set(undefined), [set]);
}
