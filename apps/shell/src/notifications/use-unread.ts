import { receiptsSince } from '@dayloom/data';
import { addDays, instantOf, startOfDay, storiesOf } from '@dayloom/domain';
import { useRecords, useToday, useUser } from '@dayloom/platform';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { unreadAtom } from './notification-atoms.ts';
import { useAppBadge } from './use-app-badge.ts';

/** Older than that, nobody has to deal with it any more. */
const days = 7;
/** The bell shows no more than two digits. */
const most = 200;

/** Has the bell, and the icon of the installed product, say how many moments of the last days nobody has dealt with (NC4). */
export function useUnread() {
  const user = useUser();
  const since = instantOf(startOfDay(addDays(useToday(), -days), 0));
  const list = useRecords(receiptsSince(user.id, since).first(most));
  const setUnread = useSetAtom(unreadAtom);
  const unread =
    list.phase === 'ready' ? storiesOf(list.records).filter(({ isUnread }) => isUnread).length : undefined;
  useAppBadge(unread);
  useEffect(() => {
    if (unread !== undefined) setUnread(unread);
  }, [unread, setUnread]);
  useEffect(() => () => setUnread(0), [setUnread]);
}
