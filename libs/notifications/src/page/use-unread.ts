import { receiptsSince } from '@dayloom/data';
import { addDays, instantOf, isMissed, startOfDay, storiesOf } from '@dayloom/domain';
import { useRecords, useToday, useUser } from '@dayloom/platform';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { unreadAtom, unreadMissedAtom } from './notification-atoms.ts';
import { useAppBadge } from './use-app-badge.ts';

/** Older notifications are not counted. */
const countedDays = 7;
/** The bell shows no more than two digits. */
const maxReceipts = 200;

/** Counts the unread notifications for the bell, the reminders and the app icon. */
export function useUnread() {
  const user = useUser();
  const since = instantOf(startOfDay(addDays(useToday(), -countedDays), 0));
  const list = useRecords(receiptsSince(user.id, since).first(maxReceipts));
  const setUnread = useSetAtom(unreadAtom);
  const setMissed = useSetAtom(unreadMissedAtom);
  const stories =
    list.phase === 'ready' ? storiesOf(list.records).filter(({ isUnread }) => isUnread) : undefined;
  const unread = stories?.length;
  const missed = stories?.filter(isMissed).length;
  useAppBadge(unread);
  useEffect(() => {
    if (unread === undefined || missed === undefined) return;
    setUnread(unread);
    setMissed(missed);
  }, [unread, missed, setUnread, setMissed]);
  useEffect(
    () => () => {
      setUnread(0);
      setMissed(0);
    },
    [setUnread, setMissed],
  );
}
