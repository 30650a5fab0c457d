import { numberText } from '@dayloom/domain';
import type { User } from '@dayloom/data';
import { useTitle } from '@dayloom/platform';
import { Button, Card, Notice, Page, ProgressBar } from '@dayloom/ui';
import { GoogleButton } from '../forms/google-button.tsx';
import { PasswordForm } from '../forms/password-form.tsx';
import { useAbilities } from '../forms/use-abilities.ts';
import { useSignInAgain } from '../forms/use-sign-in-again.ts';
import * as styles from './deleting-account.module.css';
import type { Deletion } from './deletion.ts';
import { useDeletion } from './use-deletion.ts';

const deletedText = ({ deleted }: Deletion) =>
  deleted === 0 ? 'Deleting your records' : `${numberText(deleted)} records are deleted`;

const states: Readonly<Record<Deletion['phase'], string>> = {
  running: 'Keep this page open. If it is closed, the next start goes on.',
  'sign-in': 'It goes on as soon as you have signed in.',
  failed: 'It has stopped, and can go on where it was.',
};

interface ConfirmIdentityProps {
  readonly user: User;
  readonly onConfirmed: () => void;
}

/** The account service deletes an account only for a user who has just signed in. */
function ConfirmIdentity({ user, onConfirmed }: ConfirmIdentityProps) {
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

/** Replaces every screen while an account is being deleted. */
export function DeletingAccount({ user }: { readonly user: User }) {
  useTitle('Deleting your account');
  const { deletion, goOn, keepRest } = useDeletion(user);
  const { phase } = deletion;
  return (
    <Page title="Deleting your account" meta={states[phase]} width="form">
      <Card className={styles.card}>
        {(phase === 'running' || deletion.deleted > 0) && (
          <div className={styles.progress} role="status">
            <p>{deletedText(deletion)}</p>
            {phase === 'running' && (
              <ProgressBar label="Deletion" value={undefined} text={deletedText(deletion)} />
            )}
          </div>
        )}
        {phase === 'failed' && (
          <>
            <Notice tone="danger" role="alert" title="Your account is not deleted yet.">
              {deletion.failure}
            </Notice>
            <Button variant="danger" block autoFocus onClick={goOn}>
              Go on deleting
            </Button>
          </>
        )}
        {phase !== 'running' && deletion.hasBegun && (
          <p>What is deleted already, changes that were not sent included, does not come back.</p>
        )}
        {phase === 'sign-in' && <ConfirmIdentity user={user} onConfirmed={goOn} />}
        {phase !== 'running' && (
          <Button variant="ghost" block onClick={keepRest}>
            {deletion.hasBegun ? 'Keep what is left' : 'Keep my account'}
          </Button>
        )}
      </Card>
    </Page>
  );
}
