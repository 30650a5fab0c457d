import type { User } from '@dayloom/data';
import { loginLabels } from '@dayloom/domain';
import { Button, Notice, PasswordField, TextField } from '@dayloom/ui';
import { GoogleButton } from '../login/google-button.tsx';
import { useAbilities } from '../login/use-abilities.ts';
import { useSignInAgain } from '../sync/use-sign-in-again.ts';
import * as styles from './deleting-account.module.css';

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
          value={again.draft.password}
          error={again.draft.password === '' ? again.errors.password : undefined}
          onChange={(event) => again.change({ password: event.target.value })}
        />
        <Button type="submit" variant="danger" block pending={again.pending}>
          Go on deleting
        </Button>
      </form>
      {can?.google && <GoogleButton possible onPress={again.withGoogle} />}
    </>
  );
}
