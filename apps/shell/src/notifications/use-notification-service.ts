import { useShell } from '@dayloom/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { modulesAtom } from '../modules/modules.ts';
import { deviceAtom, notificationServiceAtom } from './notification-atoms.ts';
import { NotificationService } from './notification-service.ts';
import { retryEveryMinute } from './retry-every-minute.ts';

/** Runs the notifications of the signed-in user in this tab. */
export function useNotificationService() {
  const { user, store, clock } = useShell();
  const shell = useShell();
  const modules = useAtomValue(modulesAtom);
  const setService = useSetAtom(notificationServiceAtom);
  const setDevice = useSetAtom(deviceAtom);
  const navigate = useNavigate();
  const set = modules.phase === 'ready' ? modules.set : undefined;
  const isKnown = modules.phase !== 'loading';
  const open = useEffectEvent((to: string) => void navigate(to));
  const make = useEffectEvent(() => new NotificationService(shell, set));
  useEffect(() => {
    if (!isKnown) return;
    const controller = new AbortController();
    const service = make();
    service.begin((to) => open(to), controller.signal);
    setService(service);
    void retryEveryMinute(
      () => service.device(),
      controller.signal,
      'The id of this device cannot be read.',
    ).then((device) => controller.signal.aborted || setDevice(device));
    return () => {
      controller.abort();
      setService(undefined);
    };
    // Not `shell`, which is recreated more often: notifications continue while user, store and clock stay the same.
  }, [isKnown, set, user, store, clock, setService, setDevice]);
}
