import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveGuardAtom } from './leave-guard-atom.ts';

/**
 * Goes to an address as a link does: it asks first where typed text would be lost, and the same address twice is one
 * step. False when the person stays.
 */
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
