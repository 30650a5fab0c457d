import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { modulesAtom } from '../modules/modules.ts';

/** Whether a module's descriptor has the screen at this address register for notifications. */
export function useRegistersHere(): boolean {
  const modules = useAtomValue(modulesAtom);
  const { pathname } = useLocation();
  if (modules.phase !== 'ready') return false;
  return modules.set
    .items('routes')
    .some(
      ({ module, item }) => item.registersNotifications === true && item.path === pathname && !module.refusal,
    );
}
