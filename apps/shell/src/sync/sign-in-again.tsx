import { loginLabels } from '@dayloom/domain';
import { useAction, useShell, useTitle } from '@dayloom/platform';
import { Button, Card, Notice, Page, PasswordField, TextField } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ForgotPassword } from '../login/forgot-password.tsx';
import { GoogleButton } from '../login/google-button.tsx';
import { useAbilities } from '../login/use-abilities.ts';
import * as styles from './sign-in-again.module.css';
import { changesText } from './sync-words.ts';
import { syncStateAtom } from './sync.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

const recordsKeptText = (waiting: number) =>
  waiting === 0
    ? 'Your records are kept and shown again right after.'
    : `Your records are kept, with ${changesText(waiting)} still to be sent.`;

/** Replaces every screen while the session is revoked. After signing in, the same user continues where they were. */
export default function SignInAgain() {
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
        <form noValidate onSubmit={again.submit} className={styles.form}>
          {again.failure !== undefined && (
            <Notice tone="danger" role="alert">
              {again.failure}
            </Notice>
          )}
          <TextField
            label={loginLabels.email}
            name="email"
            type="email"
            autoComplete="username"
            readOnly
            value={user.email}
          />
          <PasswordField
            label={loginLabels.password}
            name="password"
            autoComplete="current-password"
            defaultValue={again.draft.password}
            error={again.draft.password === '' ? again.errors.password : undefined}
            onChange={(event) => again.change({ password: event.target.value })}
          />
          <Button type="submit" variant="primary" size="large" block pending={again.pending}>
            Sign in
          </Button>
        </form>
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
