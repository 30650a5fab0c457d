import { ConfirmDialog } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { pendingSignOutAtom } from './confirm-unsent-changes.ts';

const sentence = (unsent: number) =>
  unsent === 1
    ? '1 change has not reached the server. Logging out deletes it from this device.'
    : `${unsent} changes have not reached the server. Logging out deletes them from this device.`;

/** Asks for confirmation before a log-out that would lose changes. */
export function LogOutWarning() {
  const pending = useAtomValue(pendingSignOutAtom);
  if (!pending) return null;
  return (
    <ConfirmDialog
      open
      title="Log out?"
      cancelLabel="Stay"
      confirmLabel="Log out and delete"
      onConfirm={() => pending.answer(true)}
      onClose={() => pending.answer(false)}
    >
      <p>{sentence(pending.unsent)}</p>
    </ConfirmDialog>
  );
}
