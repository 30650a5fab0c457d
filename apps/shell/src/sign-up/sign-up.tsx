import { useTitle } from '@dayloom/platform';
import { Link, useLocation } from 'react-router-dom';
import { AuthLayout } from '../login/auth-layout.tsx';
import { GoogleButton } from '../login/google-button.tsx';
import { useAbilities } from '../login/use-abilities.ts';
import { useAccount } from '../login/use-account.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { useSignUp } from './use-sign-up.ts';
import { paths } from '../paths.ts';

/** `/signup`: whoever gets in is led on by the route's guard. */
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
  const other = (
    <>
      Already have an account?{' '}
      <Link to={paths.login} state={state}>
        Login
      </Link>
    </>
  );
  return (
    <AuthLayout title="Create your account" lead="It takes a minute, and the day is yours." other={other}>
      <GoogleButton possible={can?.google} onPress={google} />
      <SignUpForm signUp={signUp} />
    </AuthLayout>
  );
}
