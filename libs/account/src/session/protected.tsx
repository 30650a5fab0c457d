import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAccountHost } from '../account-host.ts';
import { sessionAtom } from './session.ts';

/** Redirects to the login page, which remembers the whole address, unless a user is signed in. */
export function Protected({ children }: { readonly children: ReactNode }) {
  const { paths } = useAccountHost();
  const session = useAtomValue(sessionAtom);
  const { pathname, search, hash } = useLocation();
  if (session.phase === 'signed-in') return children;
  return <Navigate to={paths.login} replace state={{ from: pathname + search + hash }} />;
}
