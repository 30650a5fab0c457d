import { useTitle } from '@dayloom/platform';
import { Button, Page } from '@dayloom/ui';
import { focusFirst } from '@dayloom/ui/focus';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { unreadAtom } from '../page/notification-atoms.ts';
import { History } from './history.tsx';
import * as styles from './notification-centre.module.css';
import { PermissionCard } from './permission-card.tsx';
import { Upcoming } from './upcoming.tsx';
import { useMarkAllRead } from './use-mark-read.ts';

interface NotificationCentreProps {
  /** Names of the sources whose module is switched off. */
  readonly off: readonly string[];
}

/** Upcoming and past notifications, and the permission of this device. */
export function NotificationCentre({ off }: NotificationCentreProps) {
  useTitle('Notifications');
  const markAll = useMarkAllRead();
  const unread = useAtomValue(unreadAtom);
  // Fixed when the page opens: the columns must not swap while the user marks items as read.
  const [isUnreadFirst] = useState(unread > 0);
  return (
    <Page
      title="Notifications"
      actions={
        markAll.run && (
          <Button
            pending={markAll.pending}
            onClick={({ currentTarget }) => {
              // The button is removed when nothing is unread.
              if (document.activeElement === currentTarget) focusFirst();
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
        <Upcoming off={off} />
      </div>
    </Page>
  );
}
