import { useAction, useShell, useTitle } from '@dayloom/platform';
import { Button, Card, Page } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { changesText } from '../session/changes-text.ts';
import { syncStateAtom } from '../session/sync.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordForm } from './password-form.tsx';
import * as styles from './sign-in-again.module.css';
import { useAbilities } from './use-abilities.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

const recordsKeptText = (waiting: number) =>
  waiting === 0
    ? 'Your records are kept and shown again right after.'
    : `Your records are kept, with ${changesText(waiting)} still to be sent.`;

/** Replaces every screen while the session is revoked. After signing in, the same user continues where they were. */
export function SignInAgain() {
  useTitle('Please sign in again');
  const { user, signOut } = useShell();
  const can = useAbilities();
  const waiting = useAtomValue(syncStateAtom)?.waiting ?? 0;
  const again = useSignInAgain(user);
  const [forgot, setForgot] = useState(false);
  const signingOut = useAction(() => signOut('Successfully signed out!', 'Failed to log out'));
  return (
    <Page
      title="Please sign in again"
      meta={`The service no longer accepts the session of this device. ${recordsKeptText(waiting)}`}
      width="form"
    >
      <Card className={styles.signInAgain}>
        <PasswordForm
          form={again}
          isKnown
          submit={{ children: 'Sign in', variant: 'primary', size: 'large' }}
        />
        {can?.google && <GoogleButton possible onPress={again.withGoogle} />}
        <div className={styles.others}>
          {can?.reset && (
            <Button variant="ghost" size="small" onClick={() => setForgot(true)}>
              Forgot Password
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            pending={signingOut.pending}
            onClick={() => void signingOut.run()}
          >
            Log out
          </Button>
        </div>
      </Card>
      {forgot && <ForgotPassword typed={user.email} possible={can?.reset} onClose={() => setForgot(false)} />}
    </Page>
  );
}
