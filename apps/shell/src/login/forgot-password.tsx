import { isBlank, normalEmail } from '@dayloom/domain';
import { useAction } from '@dayloom/platform';
import { Button, Dialog, TextField } from '@dayloom/ui';
import { type SyntheticEvent, useState } from 'react';
import { useAccount } from '../session/use-account.ts';

interface ForgotPasswordProps {
  /** What was typed on the login form. */
  readonly typed: string;
  /** False where the account service sends no mail. */
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

/** Has the account service send a reset message; stays open when that fails (AU13, AU23, ER9). */
export function ForgotPassword({ typed, possible, onClose }: ForgotPasswordProps) {
  const { sendReset } = useAccount();
  const [email, setEmail] = useState(typed);
  const [error, setError] = useState<string>();
  const [failed, setFailed] = useState(false);
  const sending = useAction(async () => {
    if (await sendReset(normalEmail(email))) onClose();
    else setFailed(true);
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const missing = isBlank(email) ? 'Email is required' : undefined;
    setError(missing);
    setFailed(false);
    if (!missing) void sending.run();
  };
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
          <Button type="submit" variant="primary" pending={sending.pending}>
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
        value={email}
        error={error ?? (failed ? 'Failed to send reset email. Please check the email address.' : undefined)}
        onChange={(event) => setEmail(event.target.value)}
      />
    </Dialog>
  );
}
