import { isStoreError, profileOf, type Store, type User } from '@dayloom/data';
import { newRecordId, systemClock } from '@dayloom/domain';
import { CONTRACT, type Shell, ShellContext } from '@dayloom/platform';
import { LoadingState } from '@dayloom/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { backend } from '../backend/backend.ts';
import { modulesAtom } from '../modules/modules.ts';
import { navigationOf } from '../modules/navigation.ts';
import { subscribeToSync } from '../sync/sync.ts';
import { toasts } from '../toasts/toasts.ts';
import { BrokenRecords } from './broken-records.tsx';
import { OpenRecords } from './open-records.tsx';
import { StorageRefused } from './storage-refused.tsx';
import { useSignOutOfSession } from '../sync/use-sign-out.ts';

type Opening =
  | { readonly phase: 'opening' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'open'; readonly store: Store };

/** The signed-in user's store, opened with the component and closed with it. */
function useStoreOf(user: User): Opening {
  const [opening, setOpening] = useState<Opening>({ phase: 'opening' });
  const client = useQueryClient();
  const atoms = useStore();
  useEffect(() => {
    let left = false;
    let store: Store | undefined;
    let unfollow: (() => void) | undefined;
    backend().then(
      (found) => {
        if (left) return;
        const opened = (store = found.openStore(user));
        unfollow = opened.sync && subscribeToSync(atoms, opened.sync);
        setOpening({ phase: 'open', store: opened });
        // Storage opens with its first use: asked at once, a refusal is told in the place of every screen (OF8).
        opened.get(profileOf(user.id)).catch((error: unknown) => {
          if (left || !isStoreError(error) || error.code !== 'storage-blocked') return;
          console.error('The browser refuses storage.', error);
          setOpening({ phase: 'failed', error });
        });
      },
      (error: unknown) => {
        console.error('The backend cannot be loaded.', error);
        if (!left) setOpening({ phase: 'failed', error });
      },
    );
    return () => {
      left = true;
      unfollow?.();
      client.clear();
      store?.close();
    };
  }, [user, client, atoms]);
  return opening;
}

interface SignedInProps {
  readonly user: User;
  readonly children: ReactNode;
}

/** Everything that only a signed-in user sees stands inside this: it hands the shell's services to screens and modules. */
export function SignedIn({ user, children }: SignedInProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <WithStore key={`${user.id} ${attempt}`} user={user} onAgain={() => setAttempt(attempt + 1)}>
      {children}
    </WithStore>
  );
}

function WithStore({ user, onAgain, children }: SignedInProps & { readonly onAgain: () => void }) {
  const opening = useStoreOf(user);
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
  if (opening.phase === 'failed') return <StorageRefused onRetry={onAgain} />;
  if (!shell) return <LoadingState rows={6} />;
  return (
    <ShellContext value={shell}>
      <OpenRecords>
        <BrokenRecords />
        {children}
      </OpenRecords>
    </ShellContext>
  );
}
