import { useTitle } from '@dayloom/platform';
import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import { useEffect, useState } from 'react';
import { loadSheetSwipe } from '../sheets/load-sheet-swipe.ts';
import { useAccount } from './use-account.ts';
import { AuthLayout } from './auth-layout.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { GoogleButton } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { useAbilities } from './use-abilities.ts';
import { useLogin } from './use-login.ts';
import { paths } from '../paths.ts';
import { sessionAtom } from '../session/session.ts';
import { clearedLead, googleFailure } from './account-messages.ts';

/** `/login`. After sign-in, the route's guard redirects to the remembered address. */
export default function Login() {
  useTitle('Login');
  const { state } = useLocation() as { state: unknown };
  const { signInWithGoogle } = useAccount();
  const can = useAbilities();
  const login = useLogin(can);
  const session = useAtomValue(sessionAtom);
  const heading =
    session.phase === 'signed-out' && session.isCleared
      ? { title: 'This browser’s data was cleared', lead: clearedLead(can?.device) }
      : { title: 'Welcome back', lead: 'Pick up the day where you left it.' };
  const [forgot, setForgot] = useState(false);
  useEffect(loadSheetSwipe, []);

  const google = async () => {
    login.setFailure(undefined);
    if (!(await signInWithGoogle(login.remember))) login.setFailure(googleFailure);
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
      <LoginForm login={login} onForgot={() => setForgot(true)} />
      <GoogleButton possible={can?.google} onPress={google} />
      {forgot && (
        <ForgotPassword typed={login.draft.email} possible={can?.reset} onClose={() => setForgot(false)} />
      )}
    </AuthLayout>
  );
}
