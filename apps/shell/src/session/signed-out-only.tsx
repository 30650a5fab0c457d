import { safeReturnPath } from '@dayloom/domain';
import { isSampleUser } from '@dayloom/domain';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { sessionAtom } from './session.ts';

/** The remembered address of a sign-in or sign-up, from the state of its location. */
export const returnPathOf = (state: unknown) =>
  safeReturnPath(typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined);

interface SignedOutOnlyProps {
  /** Whoever is in the sample day may come too: to sign up keeps it. */
  readonly orSample?: boolean;
  readonly children: ReactNode;
}

/** The login and sign-up pages: whoever is signed in, or has just signed in, goes to the remembered address (AU5 to AU7). */
export function SignedOutOnly({ orSample = false, children }: SignedOutOnlyProps) {
  const session = useAtomValue(sessionAtom);
  const { state } = useLocation() as { state: unknown };
  if (session.phase === 'signed-in' && !(orSample && isSampleUser(session.user)))
    return <Navigate to={returnPathOf(state)} replace />;
  return children;
}
