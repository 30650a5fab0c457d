import { useTitle } from '@dayloom/platform';
import { Button, Card, Page } from '@dayloom/ui';
import * as styles from './workspace-notice.module.css';

/** Replaces every signed-in screen while the browser makes storage unavailable. */
export default function StorageRefused({ onRetry }: { readonly onRetry: () => void }) {
  useTitle('Storage is blocked');
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
