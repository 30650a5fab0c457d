import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { modulesAtom } from '../modules/modules.ts';

/** Whether the current screen registers for notifications, according to its module's descriptor. */
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
