import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { quickAddAtom } from './quick-add-state.ts';

/** Where the line opens. */
export function QuickAddPlace() {
  const state = useAtomValue(quickAddAtom);
  return state?.over === useLocation().pathname && <state.QuickAdd />;
}

/** What was typed stays until its user leaves, and no longer (QA1). */
export function useQuickAddForgotten() {
  const set = useSetAtom(quickAddAtom);
  useEffect(() => () => set(undefined), [set]);
}
