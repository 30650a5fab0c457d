import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { quickAddAtom } from './quick-add-state.ts';

/** Where the line opens. */
export function QuickAddPlace() {
  const [state, set] = useAtom(quickAddAtom);
  const { pathname } = useLocation();
  // Whoever comes back to the page has not asked for the line.
  useLayoutEffect(
    () => () => set((before) => (before?.over === pathname ? { ...before, over: undefined } : before)),
    [pathname, set],
  );
  return state && <state.QuickAdd isOpen={state.over === pathname} />;
}

/** What was typed leaves the page with its user; on the device it is kept as a draft. */
export function useQuickAddForgotten() {
  const set = useSetAtom(quickAddAtom);
  useEffect(() => () => set(undefined), [set]);
}
