import { useAction, useToasts } from '@dayloom/platform';
import { Button, Card } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { notificationServiceAtom, reachAtom } from '../notifications/notification-atoms.ts';
import { usePermission } from '../notifications/use-permission.ts';
import * as styles from './notification-centre.module.css';
import { closedTabs, permissionWords, snoozeClosed, stepsToAllow } from './permission-words.ts';

/** Whether notifications get through on this device, how to let them, and what works with every tab closed (NC1). */
export function PermissionCard() {
  const permission = usePermission();
  const service = useAtomValue(notificationServiceAtom);
  const reach = useAtomValue(reachAtom);
  const toasts = useToasts();
  const titleId = useId();
  const { title, text } = permissionWords[permission];
  const allowing = useAction(async () => void (await service?.enable()));
  const testing = useAction(async () => {
    try {
      await service?.sendTest();
      toasts.success('Test notification sent');
    } catch (error) {
      toasts.error('The test notification could not be shown', error);
    }
  });
  return (
    <Card aria-labelledby={titleId} className={styles.permission} data-state={permission}>
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
      {permission === 'denied' && (
        <ol>
          {stepsToAllow(navigator.userAgent).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {permission === 'granted' && (
        <details className={styles.details}>
          <summary>What works when no tab is open</summary>
          <p>{closedTabs[reach]}</p>
          <p>{snoozeClosed}</p>
        </details>
      )}
      {permission === 'default' && (
        <div className={styles.actions}>
          <Button variant="primary" pending={allowing.pending} onClick={() => void allowing.run()}>
            Allow
          </Button>
        </div>
      )}
      {permission === 'granted' && (
        <div className={styles.actions}>
          <Button pending={testing.pending} onClick={() => void testing.run()}>
            Send a test notification
          </Button>
        </div>
      )}
    </Card>
  );
}
