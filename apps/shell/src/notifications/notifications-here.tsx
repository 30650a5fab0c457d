import { isMarkedSession, markBrowserSession, rememberedUser } from '@dayloom/account';
import type { User } from '@dayloom/data';
import { DeviceLedger } from '@dayloom/data-local/device-ledger';
import { endNotifications, type NotificationHost, Notifications } from '@dayloom/notifications';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { backend } from '../backend/backend.ts';
import { modulesAtom } from '../modules/modules.ts';
import { declaredSources } from './declared-sources.ts';
import { useRegistersHere } from './use-registers-here.ts';

/** The ledger and the push service of this device. */
const deviceAccess = {
  openLedger: () => new DeviceLedger(),
  openPush: async (user: User) => (await backend()).openPush(user),
};

const session = { has: isMarkedSession, set: markBrowserSession };

/** Ends the notifications of a user who logs out. */
export const endNotificationsHere = (user: User) => endNotifications(user, deviceAccess);

/** The notifications of the signed-in user, with the modules and the session of this page. */
export function NotificationsHere() {
  const modules = useAtomValue(modulesAtom);
  const isLoading = modules.phase === 'loading';
  const set = modules.phase === 'ready' ? modules.set : undefined;
  const host = useMemo(
    (): NotificationHost => ({
      ...deviceAccess,
      sources: isLoading ? undefined : set ? declaredSources(set) : [],
      isPushed: async () => (await backend()).name === 'firebase',
      signedInUser: () => rememberedUser()?.id,
      session,
    }),
    [isLoading, set],
  );
  return <Notifications host={host} registersHere={useRegistersHere()} />;
}
