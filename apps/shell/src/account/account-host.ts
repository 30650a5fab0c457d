import type { AccountHost } from '@dayloom/account';
import { notificationServiceAtom } from '@dayloom/notifications';
import { backend, preloadConfig } from '../backend/backend.ts';
import { notificationsChunk } from '../notifications/lazy-notifications.tsx';
import { paths } from '../paths.ts';
import { toasts } from '@dayloom/toasts';
import { leaveGuardAtom } from '../unsaved-work/leave-guard-atom.ts';

/** What this page provides to `libs/account`. */
export const accountHost: AccountHost = {
  paths,
  backend,
  backendName: async () => (await preloadConfig()).backend,
  toasts,
  endNotifications: async (user) => (await notificationsChunk.load()).endNotificationsHere(user),
  resumeNotifications: async (atoms) => atoms.get(notificationServiceAtom)?.goOn(),
  confirmLogOut: async (atoms) => (await atoms.get(leaveGuardAtom)?.confirmLogOut()) ?? true,
};
