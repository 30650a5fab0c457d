import { NotificationCentre } from '@dayloom/notifications';
import { useAtomValue } from 'jotai';
import { modulesAtom } from '../modules/modules.ts';
import { declaredSources } from './declared-sources.ts';

/** The list of notifications, with the modules of this page. */
export function NotificationCentrePage() {
  const modules = useAtomValue(modulesAtom);
  const sources = modules.phase === 'ready' ? declaredSources(modules.set) : [];
  return <NotificationCentre off={sources.flatMap(({ name, isOff }) => (isOff() ? [name] : []))} />;
}
