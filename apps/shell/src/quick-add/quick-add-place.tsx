import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { quickAddAtom } from './quick-add-state.ts';

/** Where the line opens. */
export function QuickAddPlace() {
  const state = useAtomValue(quickAddAtom);
  const { pathname } = useLocation();
  return state && <state.QuickAdd isOpen={state.over === pathname} />;
}

/** What was typed leaves the page with its user (QA1). */
export function useQuickAddForgotten() {
  const set = useSetAtom(quickAddAtom);
  useEffect(() => () => set(undefined), [set]);
}
