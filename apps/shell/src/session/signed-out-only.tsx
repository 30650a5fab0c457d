import { safeReturnPath } from '@dayloom/domain';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { sessionAtom } from './session.ts';

const returnPathOf = (state: unknown) =>
  safeReturnPath(typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined);

/** The login and sign-up pages: whoever is signed in, or has just signed in, goes to the remembered address (AU5 to AU7). */
export function SignedOutOnly({ children }: { readonly children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
  const { state } = useLocation() as { state: unknown };
  if (session.phase === 'signed-in') return <Navigate to={returnPathOf(state)} replace />;
  return children;
}
