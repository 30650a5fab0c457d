import { isSampleUser } from '@dayloom/domain';
import { useTitle } from '@dayloom/platform';
import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import { AuthLayout } from '../login/auth-layout.tsx';
import { GoogleButton } from '../login/google-button.tsx';
import { useAbilities } from '../login/use-abilities.ts';
import { useAccount } from '../login/use-account.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { useSignUp } from './use-sign-up.ts';
import { sessionAtom } from '../session/session.ts';
import { returnPathOf } from '../session/signed-out-only.tsx';
import { paths } from '../paths.ts';

/** `/signup`. After sign-up, the route's guard redirects to the remembered address. */
export default function SignUp() {
  useTitle('Sign Up');
  const { state } = useLocation() as { state: unknown };
  const { signInWithGoogle } = useAccount();
  const can = useAbilities();
  const signUp = useSignUp();
  const google = async () => {
    signUp.setFailure(undefined);
    if (!(await signInWithGoogle(false))) signUp.setFailure('Failed to sign up with Google.');
  };
  const session = useAtomValue(sessionAtom);
  const isSample = session.phase === 'signed-in' && isSampleUser(session.user);
  const other = isSample ? (
    <Link to={returnPathOf(state)}>Back to the sample day</Link>
  ) : (
    <>
      Already have an account?{' '}
      <Link to={paths.login} state={state}>
        Login
      </Link>
    </>
  );
  return (
    <AuthLayout
      title="Create your account"
      lead={
        isSample ? 'All that is in the sample day comes along.' : 'It takes a minute, and the day is yours.'
      }
      other={other}
    >
      <SignUpForm signUp={signUp} isOnDevice={can?.device} />
      <GoogleButton possible={can?.google} onPress={google} />
    </AuthLayout>
  );
}
