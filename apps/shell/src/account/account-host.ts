import type { AccountHost } from '@dayloom/account';
import { notificationServiceAtom } from '@dayloom/notifications';
import { backend, preloadConfig } from '../backend/backend.ts';
import { loadEndNotifications } from '../notifications/load-end-notifications.ts';
import { loadSyncParts } from '../sync/load-sync-parts.ts';
import { paths } from '../paths.ts';
import { toasts } from '../toasts/toasts.ts';
import { leaveGuardAtom } from '../unsaved-work/leave-guard-atom.ts';

/** What this page provides to `libs/account`. */
export const accountHost: AccountHost = {
  paths,
  backend,
  backendName: async () => (await preloadConfig()).backend,
  toasts,
  endNotifications: async (user) => (await loadEndNotifications())(user),
  resumeNotifications: async (atoms) => atoms.get(notificationServiceAtom)?.goOn(),
  confirmLogOut: async (atoms) => (await atoms.get(leaveGuardAtom)?.confirmLogOut()) ?? true,
  confirmUnsentChanges: async (atoms, sync) =>
    (await loadSyncParts(atoms)).confirmUnsentChanges(atoms, sync, accountHost),
};
