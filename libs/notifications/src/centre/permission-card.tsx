import { settingsOf } from '@dayloom/data';
import { useAction, useRecords, useToasts, useUser } from '@dayloom/platform';
import { Button, Card } from '@dayloom/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useId } from 'react';
import { isPartMissingAtom, reachAtom } from '../page/notification-atoms.ts';
import { usePermission } from '../page/use-permission.ts';
import { missingText, useServiceOnceReady } from '../page/use-service-once-ready.ts';
import * as styles from './notification-centre.module.css';
import {
  brokenWords,
  chosenTimes,
  closedTabs,
  needsTab,
  permissionWords,
  snoozeClosed,
  stepsToAllow,
} from './permission-words.ts';

/** Whether this device shows notifications, how to allow them, and what works when no tab is open. */
export function PermissionCard() {
  const permission = usePermission();
  const readyService = useServiceOnceReady();
  const isMissing = useAtomValue(isPartMissingAtom);
  const [reach, setReach] = useAtom(reachAtom);
  const toasts = useToasts();
  const titleId = useId();
  const isOn = permission === 'granted';
  const isBroken = isOn && (isMissing || reach === 'none');
  const settings = useRecords(settingsOf(useUser().id));
  const isChosen = settings.phase === 'ready' && settings.records[0]?.leads !== undefined;
  const { title, text } = isBroken ? brokenWords : permissionWords[permission];
  const allowing = useAction(async () => {
    try {
      await (await readyService()).enable();
    } catch (error) {
      toasts.error('Failed to enable notifications', error);
    }
  });
  const retrying = useAction(async () => setReach(await (await readyService()).prepare()));
  const testing = useAction(async () => {
    try {
      await (await readyService()).sendTest();
      toasts.success('Test notification sent');
    } catch (error) {
      toasts.error('The test notification could not be shown', error);
    }
  });
  return (
    <Card
      aria-labelledby={titleId}
      className={styles.permission}
      data-state={isBroken ? 'denied' : permission}
    >
      <h2 id={titleId}>{title}</h2>
      <p>
        {isOn && !isBroken && isChosen ? chosenTimes : text}
        {isOn && !isBroken && reach !== 'push' && ` ${needsTab}`}
      </p>
      {isMissing && <p role="status">{missingText}</p>}
      {permission === 'denied' && (
        <ol>
          {stepsToAllow(navigator.userAgent).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {isOn && !isMissing && reach !== 'none' && (
        <details className={styles.details}>
          <summary>What works when no tab is open</summary>
          <p>{closedTabs[reach]}</p>
          <p>{snoozeClosed}</p>
        </details>
      )}
      {permission === 'default' && !isMissing && (
        <div className={styles.actions}>
          <Button variant="primary" pending={allowing.pending} onClick={() => void allowing.run()}>
            Allow
          </Button>
        </div>
      )}
      {isBroken && !isMissing && (
        <div className={styles.actions}>
          <Button pending={retrying.pending} onClick={() => void retrying.run()}>
            Retry
          </Button>
        </div>
      )}
      {isOn && !isBroken && (
        <div className={styles.actions}>
          <Button pending={testing.pending} onClick={() => void testing.run()}>
            Send a test notification
          </Button>
        </div>
      )}
    </Card>
  );
}
