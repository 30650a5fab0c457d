import { forgetUser, sessionAtom } from '@dayloom/account';
import { useTitle } from '@dayloom/platform';
import { Button, Card, Page } from '@dayloom/ui';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import * as styles from './workspace-notice.module.css';

/** Replaces every screen when the browser has cleared the account: records cannot be added without it. */
export function AccountClearedPage({ email }: { readonly email: string }) {
  useTitle('Please sign in again');
  const setSession = useSetAtom(sessionAtom);
  const navigate = useNavigate();
  const leaveFor = (path: string) => {
    forgetUser();
    void navigate(path);
    setSession({ phase: 'signed-out', isCleared: true });
  };
  return (
    <Page title="Please sign in again" width="narrow">
      <Card role="alert" className={styles.notice}>
        <p>
          This browser has cleared the data of this site, and with it the account <b dir="auto">{email}</b>{' '}
          and its records, which were kept here alone.
        </p>
        <p>A file that you exported before can be imported into a new account.</p>
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => leaveFor(paths.login)}>
            Log in
          </Button>
          <Button onClick={() => leaveFor(paths.signUp)}>Sign up</Button>
        </div>
      </Card>
    </Page>
  );
}
