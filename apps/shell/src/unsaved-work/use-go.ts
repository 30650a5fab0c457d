import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveGuardAtom } from './leave-guard-atom.ts';

/** Navigates like a link; asks first if unsaved text would be lost. @returns false if the user stays */
export function useGo() {
  const navigate = useNavigate();
  const atoms = useStore();
  return useCallback(
    async (to: string): Promise<boolean> => {
      const { pathname, search } = location;
      const guard = atoms.get(leaveGuardAtom);
      const leaves = to.split('?')[0] !== pathname;
      if (leaves && guard && !(await guard.confirm())) return false;
      await navigate(to, { replace: to === pathname + search });
      return true;
    },
    [atoms, navigate],
  );
}
