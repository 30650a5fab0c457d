import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { backend } from '../backend/backend.ts';
import { sessionAtom } from '../session/session.ts';
import { unknownUserAtom } from './sync.ts';

/** Asks the account service once whether it still knows the remembered user; a "no" hides the records (AU8). */
export function useSessionCheck() {
  const session = useAtomValue(sessionAtom);
  const setUnknown = useSetAtom(unknownUserAtom);
  const user = session.phase === 'signed-in' ? session.user : undefined;
  useEffect(() => {
    if (!user) return;
    let left = false;
    backend()
      .then(({ accounts }) => accounts.stillKnows(user))
      .then(
        (known) => {
          if (!left && !known) setUnknown(true);
        },
        (error: unknown) => console.error('The account service could not be asked about the session.', error),
      );
    return () => {
      left = true;
    };
  }, [user, setUnknown]);
}
