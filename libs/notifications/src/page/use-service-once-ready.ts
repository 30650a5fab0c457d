import { useUser } from '@dayloom/platform';
import { useStore } from 'jotai';
import { isPartMissingAtom, notificationServiceAtom } from './notification-atoms.ts';
import type { NotificationService } from './notification-service.ts';

/** The reason why a button of the service is disabled. */
export const missingText = 'A part of Dayloom could not be loaded. It is tried again by itself.';

/**
 * The service of the signed-in user, for a press that must not be lost while its code is still loading.
 * @returns a function that resolves once the service runs, and rejects if its code cannot be loaded
 */
export function useServiceOnceReady(): () => Promise<NotificationService> {
  const atoms = useStore();
  const user = useUser();
  return () =>
    new Promise((resolve, reject) => {
      const look = () => {
        const service = atoms.get(notificationServiceAtom);
        // After a log-out the service is that of the next user.
        if (service?.user.id === user.id) resolve(service);
        else if (atoms.get(isPartMissingAtom)) reject(new Error(missingText));
        else return;
        for (const stop of stops) stop();
      };
      const stops = [notificationServiceAtom, isPartMissingAtom].map((one) => atoms.sub(one, look));
      look();
    });
}
