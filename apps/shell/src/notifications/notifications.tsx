import { useShell } from '@dayloom/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { notificationServiceAtom, reachAtom } from './notification-atoms.ts';
import { isPromptOverAtom } from './prompt-room.ts';
import { Question } from './question.tsx';
import { useNotificationService } from './use-notification-service.ts';
import { usePermission } from './use-permission.ts';
import { useUnread } from './use-unread.ts';

/** That opening the reminders told of a refused permission, once in a browser session (NF6). */
const warnedKey = 'dayloom.notifications-denied';

/** What a signed-in user's page has to do with notifications: it shows nothing but the question for the permission. */
export function Notifications() {
  const { toasts, navigation } = useShell();
  useNotificationService();
  useUnread();
  const service = useAtomValue(notificationServiceAtom);
  const permission = usePermission();
  const setReach = useSetAtom(reachAtom);
  const { pathname } = useLocation();
  const isAtReminders = pathname === navigation.intent('show-reminders');

  // What was allowed or opened just now is registered at once (NF4).
  useEffect(() => {
    if (permission === 'granted') void service?.prepare().then(setReach);
  }, [permission, service, isAtReminders, setReach]);
  useEffect(() => {
    if (!isAtReminders || permission !== 'denied' || sessionStorage.getItem(warnedKey)) return;
    sessionStorage.setItem(warnedKey, 'yes');
    toasts.warning('Notification permission denied');
  }, [isAtReminders, permission, toasts]);

  const setIsOver = useSetAtom(isPromptOverAtom);
  useEffect(() => setIsOver(permission !== 'default'), [permission, setIsOver]);
  const isAsked = permission === 'default' && service !== undefined;
  return isAsked && <Question service={service} isAtReminders={isAtReminders} />;
}
