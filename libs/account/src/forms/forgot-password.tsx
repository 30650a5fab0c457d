import { checkResetDraft } from '@dayloom/domain';
import { Button, Dialog, TextField } from '@dayloom/ui';
import { useAccount } from './use-account.ts';
import { useAccountForm } from './use-account-form.ts';

interface ForgotPasswordProps {
  /** The email address typed into the login form. */
  readonly typed: string;
  /** False if the account service sends no mail. */
  readonly possible: boolean | undefined;
  readonly onClose: () => void;
}

const CannotReset = ({ onClose }: Pick<ForgotPasswordProps, 'onClose'>) => (
  <Dialog
    open
    size="small"
    title="Forgot Password"
    onClose={onClose}
    footer={<Button onClick={onClose}>Close</Button>}
  >
    <p>
      Resetting a password by e-mail needs a Firebase project. This Dayloom keeps its accounts in this
      browser, so no message can be sent.
    </p>
  </Dialog>
);

/** Requests a password reset mail; stays open if that fails. */
export function ForgotPassword({ typed, possible, onClose }: ForgotPasswordProps) {
  const { sendReset } = useAccount();
  const { draft, errors, failure, pending, change, submit } = useAccountForm({
    initial: { email: typed },
    check: checkResetDraft,
    send: async ({ email }) => {
      if (!(await sendReset(email))) return 'Failed to send reset email. Please check the email address.';
      onClose();
      return undefined;
    },
  });
  if (possible === false) return <CannotReset onClose={onClose} />;
  return (
    <Dialog
      open
      size="small"
      title="Forgot Password"
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={pending}>
            Send reset e-mail
          </Button>
        </>
      }
    >
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        defaultValue={draft.email}
        error={errors.email ?? failure}
        onChange={(event) => change({ email: event.target.value })}
      />
    </Dialog>
  );
}
