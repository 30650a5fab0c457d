import { useAction, useSignOut } from '@dayloom/platform';
import { Button, LogOutIcon } from '@dayloom/ui';

/** Stands outside of what has to be loaded: one can always leave. */
export function LogOut() {
  const signOut = useSignOut();
  const leaving = useAction(() => signOut('Logged out successfully', 'Failed to log out'));
  return (
    <Button
      icon={<LogOutIcon aria-hidden="true" />}
      pending={leaving.pending}
      onClick={() => void leaving.run()}
    >
      Logout
    </Button>
  );
}
