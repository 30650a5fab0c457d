import { useShell } from '@dayloom/platform';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { deviceAtom, notificationServiceAtom } from './notification-atoms.ts';
import type { NotificationHost } from './notification-host.ts';
import { NotificationService } from './notification-service.ts';
import { retryEveryMinute } from './retry-every-minute.ts';

/** Runs the notifications of the signed-in user in this tab. */
export function useNotificationService(host: NotificationHost) {
  const { user, store, clock } = useShell();
  const shell = useShell();
  const { sources } = host;
  const setService = useSetAtom(notificationServiceAtom);
  const setDevice = useSetAtom(deviceAtom);
  const navigate = useNavigate();
  const open = useEffectEvent((to: string) => void navigate(to));
  const make = useEffectEvent(() => new NotificationService(shell, host));
  useEffect(() => {
    if (!sources) return;
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
  }, [sources, user, store, clock, setService, setDevice]);
}
