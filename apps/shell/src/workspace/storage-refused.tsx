import { useTitle } from '@dayloom/platform';
import { Button, Card, Page } from '@dayloom/ui';
import { useEffect, useEffectEvent } from 'react';
import * as styles from './workspace-notice.module.css';

/** How often the page checks whether storage is available again, in milliseconds. */
const checkEvery = 10_000;

interface StorageRefusedProps {
  /** Rejects while storage is unavailable. */
  readonly check: () => Promise<unknown>;
  readonly onRetry: () => void;
}

/** Replaces every signed-in screen while the browser makes storage unavailable, and goes on by itself after that. */
export function StorageRefused({ check, onRetry }: StorageRefusedProps) {
  useTitle('Storage is blocked');
  const look = useEffectEvent((signal: AbortSignal) =>
    check().then(
      () => signal.aborted || onRetry(),
      () => undefined,
    ),
  );
  useEffect(() => {
    const controller = new AbortController();
    const lookAgain = () => void look(controller.signal);
    const timer = setInterval(lookAgain, checkEvery);
    addEventListener('focus', lookAgain, controller);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, []);
  return (
    <Page title="This browser does not let Dayloom store anything" width="narrow">
      <Card role="alert" className={styles.notice}>
        <p>
          Dayloom keeps your works, goals and notes in this browser, and the browser has refused. Nothing was
          lost, and nothing can be saved until it allows it:
        </p>
        <ul>
          <li>
            Leave private browsing, or allow site data for this address in the browser&rsquo;s settings.
          </li>
          <li>Make room if the disk is full.</li>
          <li>Close other tabs of Dayloom, then try again.</li>
        </ul>
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      </Card>
    </Page>
  );
}
