import { listPath } from '@dayloom/domain/notifications';
import { useAtomValue } from 'jotai';
import { Link } from '@dayloom/platform';
import { unreadAtom, unreadMissedAtom } from './notification-atoms.ts';
import * as styles from './notification-line.module.css';
import { unreadText } from './unread-text.ts';

function textOf(unread: number, missed: number) {
  if (unread === 0) return 'Notifications';
  return missed === 0 ? unreadText(unread) : `${unreadText(unread)}, ${missed} missed`;
}

/** Link to the notifications, shown on phones, where the bell opens the reminders. */
export function NotificationLine() {
  const unread = useAtomValue(unreadAtom);
  const missed = useAtomValue(unreadMissedAtom);
  return (
    <div className={`${styles.line} screen-only`} data-unread={unread > 0 || undefined}>
      <Link to={listPath} className={styles.link}>
        {textOf(unread, missed)}
      </Link>
    </div>
  );
}
