import { isSampleUser, ownAddressOf } from '@dayloom/domain';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { sessionAtom } from './session.ts';

/** The address to return to after sign-in or sign-up, from the state of the location. */
export const returnPathOf = (state: unknown) =>
  ownAddressOf(typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined);

interface SignedOutOnlyProps {
  /** Whether a user of the sample day may open it too: signing up keeps its records. */
  readonly orSample?: boolean;
  readonly children: ReactNode;
}

/** The login and sign-up pages. A signed-in user is redirected to the remembered address. */
export function SignedOutOnly({ orSample = false, children }: SignedOutOnlyProps) {
  const session = useAtomValue(sessionAtom);
  const { state } = useLocation() as { state: unknown };
  if (session.phase === 'signed-in' && !(orSample && isSampleUser(session.user)))
    return <Navigate to={returnPathOf(state)} replace />;
  return children;
}
