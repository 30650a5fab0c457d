import { isSampleUser } from '@dayloom/domain';
import { Link, useAction, useShell } from '@dayloom/platform';
import { Button, buttonClass } from '@dayloom/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import * as styles from './sample-bar.module.css';

/** Says on every screen of the sample day what it is, and how to keep it or leave it. */
export function SampleBar() {
  const { user, signOut, unsavedWork } = useShell();
  const { pathname, search, hash } = useLocation();
  const leaving = useAction(() =>
    signOut('The sample day was removed from this device.', 'The sample day could not be left'),
  );
  const isSample = isSampleUser(user);
  useEffect(
    () => (isSample ? unsavedWork.hold('the sample day', { isSafe: true }) : undefined),
    [isSample, unsavedWork],
  );
  if (!isSample || pathname === paths.signUp) return null;
  return (
    <aside className={`${styles.sampleBar} screen-only`} aria-label="Sample day">
      <p>
        This is a sample day.
        <span className={styles.more}> Keep it in an account of your own.</span>
      </p>
      <span className={styles.actions}>
        <Link
          to={paths.signUp}
          state={{ from: pathname + search + hash }}
          className={buttonClass('quiet', 'small')}
        >
          Keep it
        </Link>
        <Button variant="ghost" size="small" pending={leaving.pending} onClick={() => void leaving.run()}>
          Leave
        </Button>
      </span>
    </aside>
  );
}
