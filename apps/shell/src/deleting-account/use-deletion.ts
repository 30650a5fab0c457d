import type { User } from '@dayloom/data';
import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { type Session, sessionAtom, sessionFromDevice } from '../session/session.ts';
import { toasts } from '../toasts/toasts.ts';
import type { Deletion } from './deletion.ts';
import { callOff, hasBegun, isDeleted } from './deletion-marks.ts';
import { shareDeletion, type SharedDeletion } from './share-deletion.ts';

/** The account that is gone is nobody's session, whatever this device could not forget of it. */
function sessionAfter(user: User): Session {
  const session = sessionFromDevice();
  const isOfDeleted = session.phase === 'signed-in' && session.user.id === user.id && isDeleted(user);
  return isOfDeleted ? { phase: 'signed-out' } : session;
}

/** Deletes an account as soon as it stands on the page, and goes on where it was interrupted. */
export function useDeletion(user: User) {
  const [deletion, setDeletion] = useState<Deletion>(() => ({
    phase: 'running',
    deleted: 0,
    hasBegun: hasBegun(user),
  }));
  const shared = useRef<SharedDeletion>(undefined);
  const atoms = useStore();
  const navigate = useNavigate();

  // The landing page stands here once the session is over, in every tab.
  useEffect(() => void navigate(paths.home, { replace: true }), [navigate]);
  useEffect(() => {
    const over = () => atoms.set(sessionAtom, sessionAfter(user));
    const one = shareDeletion(user, { show: setDeletion, over });
    shared.current = one;
    one.run();
    return () => {
      one.end();
      if (isDeleted(user)) toasts.success('Your account and all of its records were deleted.');
    };
  }, [user, atoms]);

  return {
    deletion,
    goOn: () => shared.current?.run(),
    /** Ends it half way: what is still there stays. */
    keepRest() {
      shared.current?.end();
      callOff();
      atoms.set(sessionAtom, { phase: 'signed-in', user });
    },
  };
}
