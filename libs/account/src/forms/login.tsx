import { checkLoginDraft, newLoginDraft } from '@dayloom/domain';
import { Link, useTitle } from '@dayloom/platform';
import { whenIdle } from '@dayloom/platform/late';
import { Button, Checkbox } from '@dayloom/ui';
import { loadLateParts } from '@dayloom/ui/late';
import { loadSheetSwipe } from '@dayloom/ui/sheet-swipe';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccountHost } from '../account-host.ts';
import { sessionAtom } from '../session/session.ts';
import { clearedLead, googleFailure, loginFailure } from './account-messages.ts';
import { AuthLayout } from './auth-layout.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { GoogleButton } from './google-button.tsx';
import * as styles from './login.module.css';
import { PasswordForm } from './password-form.tsx';
import { useAbilities } from './use-abilities.ts';
import { useAccountForm } from './use-account-form.ts';
import { useAccount } from './use-account.ts';

/** `/login`. After sign-in, the route's guard redirects to the remembered address. */
export function Login() {
  useTitle('Login');
  const { state } = useLocation() as { state: unknown };
  const { paths } = useAccountHost();
  const { signIn, signInWithGoogle } = useAccount();
  const can = useAbilities();
  const [remember, setRemember] = useState(false);
  const form = useAccountForm({
    initial: newLoginDraft,
    check: checkLoginDraft,
    send: async ({ email, password }) =>
      (await signIn(email, password, remember)) ? undefined : loginFailure(can),
  });
  const session = useAtomValue(sessionAtom);
  const heading =
    session.phase === 'signed-out' && session.isCleared
      ? { title: 'This browser’s data was cleared', lead: clearedLead(can?.device) }
      : { title: 'Welcome back', lead: 'Pick up the day where you left it.' };
  const [forgot, setForgot] = useState(false);
  useEffect(loadSheetSwipe, []);
  // For the dialog of a forgotten password.
  useEffect(() => whenIdle(() => void loadLateParts().catch(() => undefined)), []);

  const google = async () => {
    form.setFailure(undefined);
    if (!(await signInWithGoogle(remember))) form.setFailure(googleFailure);
  };
  const other = (
    <>
      New to Dayloom?{' '}
      <Link to={paths.signUp} state={state}>
        Sign Up
      </Link>
    </>
  );
  return (
    <AuthLayout {...heading} other={other}>
      <PasswordForm form={form} submit={{ children: 'Login', variant: 'primary', size: 'large' }}>
        <div className={styles.row}>
          <Checkbox
            label="Remember me"
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
          <Button variant="ghost" size="small" onClick={() => setForgot(true)}>
            Forgot Password
          </Button>
        </div>
      </PasswordForm>
      <GoogleButton possible={can?.google} onPress={google} />
      {forgot && (
        <ForgotPassword typed={form.draft.email} possible={can?.reset} onClose={() => setForgot(false)} />
      )}
    </AuthLayout>
  );
}
