import { checkSignUpDraft, isSampleUser, newSignUpDraft } from '@dayloom/domain';
import { Link, useTitle } from '@dayloom/platform';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useAccountHost } from '../account-host.ts';
import { sessionAtom } from '../session/session.ts';
import { returnPathOf } from '../session/signed-out-only.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { GoogleButton } from './google-button.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useAbilities } from './use-abilities.ts';
import { useAccountForm } from './use-account-form.ts';
import { useAccount } from './use-account.ts';

/** `/signup`. After sign-up, the route's guard redirects to the remembered address. */
export function SignUp() {
  useTitle('Sign Up');
  const { state } = useLocation() as { state: unknown };
  const { paths } = useAccountHost();
  const { signUp, signInWithGoogle } = useAccount();
  const can = useAbilities();
  const form = useAccountForm({
    initial: newSignUpDraft,
    check: checkSignUpDraft,
    send: async (details) =>
      (await signUp(details)) ? undefined : 'Failed to create account. Please try again.',
  });
  const google = async () => {
    form.setFailure(undefined);
    if (!(await signInWithGoogle(false))) form.setFailure('Failed to sign up with Google.');
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
      <SignUpForm form={form} isOnDevice={can?.device} />
      <GoogleButton possible={can?.google} onPress={google} />
    </AuthLayout>
  );
}
