import type { Store, User } from '@dayloom/data';
import { newRecordId, systemClock } from '@dayloom/domain';
import { CONTRACT, type Shell, ShellContext } from '@dayloom/platform';
import { LoadingState } from '@dayloom/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { backend } from '../backend/backend.ts';
import { modulesAtom } from '../modules/modules.ts';
import { navigationOf } from '../modules/navigation.ts';
import { toasts } from '../toasts/toasts.ts';
import { BrokenRecords } from './broken-records.tsx';
import { StorageRefused } from './storage-refused.tsx';
import { useSignOutOfSession } from './use-sign-out.ts';

type Opening =
  | { readonly phase: 'opening' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'open'; readonly store: Store };

/** The signed-in user's store, opened once and closed when the user leaves. */
function useStoreOf(user: User) {
  const [opening, setOpening] = useState<Opening>({ phase: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const client = useQueryClient();
  useEffect(() => {
    let left = false;
    let store: Store | undefined;
    setOpening({ phase: 'opening' });
    backend().then(
      (found) => {
        if (left) return;
        store = found.openStore(user);
        setOpening({ phase: 'open', store });
      },
      (error: unknown) => {
        console.error('The backend cannot be loaded.', error);
        if (!left) setOpening({ phase: 'failed', error });
      },
    );
    return () => {
      left = true;
      client.clear();
      store?.close();
    };
  }, [user, client, attempt]);
  return { opening, again: () => setAttempt((count) => count + 1) };
}

/** Everything that only a signed-in user sees stands inside this: it hands the shell's services to screens and modules. */
export function SignedIn({ user, children }: { readonly user: User; readonly children: ReactNode }) {
  const { opening, again } = useStoreOf(user);
  const modules = useAtomValue(modulesAtom);
  const signOut = useSignOutOfSession();
  const store = opening.phase === 'open' ? opening.store : undefined;
  const shell = useMemo<Shell | undefined>(
    () =>
      store && {
        contract: CONTRACT,
        user,
        store,
        clock: systemClock,
        newId: newRecordId,
        toasts,
        navigation: navigationOf(modules),
        signOut,
      },
    [user, store, modules, signOut],
  );
  if (opening.phase === 'failed') return <StorageRefused onRetry={again} />;
  if (!shell) return <LoadingState rows={6} />;
  return (
    <ShellContext value={shell}>
      <BrokenRecords />
      {children}
    </ShellContext>
  );
}
