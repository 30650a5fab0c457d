import type { User } from '@dayloom/data';
import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccountHost } from '../account-host.ts';
import { type Session, sessionAtom, sessionFromDevice } from '../session/session.ts';
import type { Deletion } from './deletion.ts';
import { callOff, hasBegun, isDeleted } from './deletion-marks.ts';
import { shareDeletion, type SharedDeletion } from './share-deletion.ts';

/** A deleted account has no session, even if this device could not remove all traces of it. */
function sessionAfter(user: User): Session {
  const session = sessionFromDevice();
  const isOfDeleted = session.phase === 'signed-in' && session.user.id === user.id && isDeleted(user);
  return isOfDeleted ? { phase: 'signed-out' } : session;
}

/** Deletes an account once mounted, and continues an interrupted deletion. */
export function useDeletion(user: User) {
  const [deletion, setDeletion] = useState<Deletion>(() => ({
    phase: 'running',
    deleted: 0,
    hasBegun: hasBegun(user),
  }));
  const shared = useRef<SharedDeletion>(undefined);
  const host = useAccountHost();
  const atoms = useStore();
  const navigate = useNavigate();

  // When the session is over, every tab shows the landing page here.
  useEffect(() => void navigate(host.paths.home, { replace: true }), [navigate, host]);
  useEffect(() => {
    const over = () => atoms.set(sessionAtom, sessionAfter(user));
    const one = shareDeletion(user, host, { show: setDeletion, over });
    shared.current = one;
    one.run();
    return () => {
      one.end();
      if (isDeleted(user)) host.toasts.success('Your account and all of its records were deleted.');
    };
  }, [user, host, atoms]);

  return {
    deletion,
    goOn: () => shared.current?.run(),
    /** Stops the deletion; what is left of the account stays. */
    keepRest() {
      shared.current?.end();
      callOff();
      atoms.set(sessionAtom, { phase: 'signed-in', user });
    },
  };
}
