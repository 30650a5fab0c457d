import { useShell } from '@dayloom/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { unsupportedText } from '../device/enable-notifications.ts';
import { notificationServiceAtom, reachAtom } from './notification-atoms.ts';
import type { NotificationHost } from './notification-host.ts';
import { isPromptOverAtom } from './prompt-room.ts';
import { Question } from './question.tsx';
import { useNotificationService } from './use-notification-service.ts';
import { usePermission } from './use-permission.ts';
import { useUnread } from './use-unread.ts';

/** Set after a screen warned that it cannot register: once per browser session. */
const warnedMark = 'dayloom-notifications-denied';

interface NotificationsProps {
  readonly host: NotificationHost;
  /** Whether the current screen registers for notifications. */
  readonly registersHere: boolean;
}

/** Runs notifications for the signed-in user. Renders only the permission prompt. */
export function Notifications({ host, registersHere }: NotificationsProps) {
  const { toasts } = useShell();
  const { session } = host;
  useNotificationService(host);
  useUnread();
  const service = useAtomValue(notificationServiceAtom);
  const permission = usePermission();
  const setReach = useSetAtom(reachAtom);

  // Registers again when the permission or the screen changes.
  useEffect(() => {
    if (permission === 'granted') void service?.prepare().then(setReach);
  }, [permission, service, registersHere, setReach]);
  useEffect(() => {
    if (!registersHere || session.has(warnedMark)) return;
    const unsupported = unsupportedText();
    if (unsupported !== undefined) toasts.error(unsupported);
    else if (permission === 'denied') toasts.warning('Notification permission denied');
    else return;
    session.set(warnedMark);
  }, [registersHere, permission, session, toasts]);

  const setIsOver = useSetAtom(isPromptOverAtom);
  useEffect(() => setIsOver(permission !== 'default'), [permission, setIsOver]);
  const isAsked = permission === 'default' && service !== undefined;
  return isAsked && <Question service={service} session={session} registersHere={registersHere} />;
}
