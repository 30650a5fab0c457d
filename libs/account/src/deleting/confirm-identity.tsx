import type { User } from '@dayloom/data';
import { GoogleButton } from '../forms/google-button.tsx';
import { PasswordForm } from '../forms/password-form.tsx';
import { useAbilities } from '../forms/use-abilities.ts';
import { useSignInAgain } from '../forms/use-sign-in-again.ts';

interface ConfirmIdentityProps {
  readonly user: User;
  readonly onConfirmed: () => void;
}

/** The account service deletes an account only for a user who has just signed in. */
export function ConfirmIdentity({ user, onConfirmed }: ConfirmIdentityProps) {
  const can = useAbilities();
  const again = useSignInAgain(user, onConfirmed);
  return (
    <>
      <p>The service requires you to sign in again before it deletes an account.</p>
      <PasswordForm form={again} isKnown submit={{ children: 'Go on deleting', variant: 'danger' }} />
      {can?.google && <GoogleButton possible onPress={again.withGoogle} />}
    </>
  );
}
