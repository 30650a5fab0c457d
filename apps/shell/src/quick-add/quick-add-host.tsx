import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { quickAddAtom } from './quick-add-state.ts';

/** Renders the line over the page where it was opened. */
export function QuickAddHost() {
  const [state, set] = useAtom(quickAddAtom);
  const { pathname } = useLocation();
  // The line does not open again when the user comes back to the page.
  useLayoutEffect(
    () => () => set((before) => (before?.over === pathname ? { ...before, over: undefined } : before)),
    [pathname, set],
  );
  return state && <state.QuickAdd isOpen={state.over === pathname} />;
}

/** After sign-out the line leaves the page; it is stored on the device as a draft. */
export function useQuickAddForgotten() {
  const set = useSetAtom(quickAddAtom);
  useEffect(() => () => set(undefined), [set]);
}
