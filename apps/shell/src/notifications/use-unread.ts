import { receiptsSince } from '@dayloom/data';
import { addDays, instantOf, isMissed, startOfDay, storiesOf } from '@dayloom/domain';
import { useRecords, useToday, useUser } from '@dayloom/platform';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { unreadAtom, unreadMissedAtom } from './notification-atoms.ts';
import { useAppBadge } from './use-app-badge.ts';

/** What is older is not counted any more. */
const days = 7;
/** The bell shows no more than two digits. */
const most = 200;

/** Has bell and reminders, and the icon of the installed product, say how many notifications are unread. */
export function useUnread() {
  const user = useUser();
  const since = instantOf(startOfDay(addDays(useToday(), -days), 0));
  const list = useRecords(receiptsSince(user.id, since).first(most));
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
