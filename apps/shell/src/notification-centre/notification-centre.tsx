import { useTitle } from '@dayloom/platform';
import { Button, Page } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { handFocusOn } from '../focus/hand-focus-on.ts';
import { unreadAtom } from '../notifications/notification-atoms.ts';
import { History } from './history.tsx';
import * as styles from './notification-centre.module.css';
import { PermissionCard } from './permission-card.tsx';
import { Upcoming } from './upcoming.tsx';
import { useMarkAllRead } from './use-mark-read.ts';

/** What will be notified of, what was, and whether it gets through (NC1 to NC6). */
export default function NotificationCentre() {
  useTitle('Notifications');
  const markAll = useMarkAllRead();
  const unread = useAtomValue(unreadAtom);
  // As it was on arriving: nothing changes places under whoever marks it as read.
  const [isUnreadFirst] = useState(unread > 0);
  return (
    <Page
      title="Notifications"
      actions={
        markAll.run && (
          <Button
            pending={markAll.pending}
            onClick={({ currentTarget }) => {
              // It goes with the last of them.
              if (document.activeElement === currentTarget) handFocusOn();
              void markAll.run?.();
            }}
          >
            Mark all as read
          </Button>
        )
      }
    >
      <PermissionCard />
      <div className={styles.columns} data-first={isUnreadFirst ? 'history' : 'upcoming'}>
        <History />
        <Upcoming />
      </div>
    </Page>
  );
}
