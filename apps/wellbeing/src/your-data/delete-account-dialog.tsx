import { normalEmail } from '@dayloom/domain';
import { useDeleteAccount, useUser } from '@dayloom/platform';
import { Button, Dialog, TextField } from '@dayloom/ui';
import { type SubmitEvent, useState } from 'react';
import * as styles from './your-data.module.css';

/** Requires the user to type the e-mail address, then the shell deletes the account. */
export default function DeleteAccountDialog({ onEnd }: { onEnd: () => void }) {
  const { email } = useUser();
  const deleteAccount = useDeleteAccount();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (normalEmail(typed) === normalEmail(email)) return deleteAccount();
    setError('This is not the e-mail of your account.');
  };
  return (
    <Dialog
      open
      size="small"
      title="Delete account"
      onClose={onEnd}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onEnd}>Cancel</Button>
          <Button type="submit" variant="danger">
            Delete account
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>
          All your records are deleted, on every device, with the account itself. Changes that were not sent
          yet and what is in the trash go as well. <strong>This cannot be undone.</strong>
        </p>
        <p>To keep a copy, export your data first.</p>
        <TextField
          label="Your e-mail"
          hint={`Type ${email} to confirm.`}
          name="email"
          type="email"
          autoComplete="off"
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
      </div>
    </Dialog>
  );
}
