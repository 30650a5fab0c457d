import { isStoreError, profileOf, type Store, type User } from '@dayloom/data';
import { newRecordId, systemClock } from '@dayloom/domain';
import { CONTRACT, type Shell, ShellContext } from '@dayloom/platform';
import { LoadingState } from '@dayloom/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { shellVersion } from '../about/shell-version.ts';
import { backend } from '../backend/backend.ts';
import { modulesAtom } from '../modules/modules.ts';
import { Slot } from '../modules/slot.tsx';
import { HeaderSlot } from './header-slot.tsx';
import { navigationOf } from '../modules/navigation.ts';
import { subscribeToSync } from '../sync/sync.ts';
import { toasts } from '../toasts/toasts.ts';
import { LeaveGuard } from '../unsaved-work/leave-guard.tsx';
import { unsavedWorkIn } from '../unsaved-work/unsaved-work.ts';
import { BrokenRecords } from './broken-records.tsx';
import { OpenRecords } from './open-records.tsx';
import { StorageRefused } from './storage-refused.tsx';
import { useSignOutOfSession } from '../sync/use-sign-out.ts';

type Opening =
  | { readonly phase: 'opening' }
  | { readonly phase: 'failed'; readonly error: unknown }
  /** `signal` is aborted when the store is closed. */
  | { readonly phase: 'open'; readonly store: Store; readonly signal: AbortSignal };

/** The signed-in user's store, opened with the component and closed with it. */
function useStoreOf(user: User): Opening {
  const [opening, setOpening] = useState<Opening>({ phase: 'opening' });
  const client = useQueryClient();
  const atoms = useStore();
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let store: Store | undefined;
    let unfollow: (() => void) | undefined;
    backend().then(
      (found) => {
        if (signal.aborted) return;
        const opened = (store = found.openStore(user));
        unfollow = opened.sync && subscribeToSync(atoms, opened.sync);
        setOpening({ phase: 'open', store: opened, signal });
        // Storage opens with its first use: asked at once, a refusal is told in the place of every screen (OF8).
        opened.get(profileOf(user.id)).catch((error: unknown) => {
          if (signal.aborted || !isStoreError(error) || error.code !== 'storage-blocked') return;
          console.error('The browser refuses storage.', error);
          setOpening({ phase: 'failed', error });
        });
      },
      (error: unknown) => {
        console.error('The backend cannot be loaded.', error);
        if (!signal.aborted) setOpening({ phase: 'failed', error });
      },
    );
    return () => {
      ending.abort();
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
  const atoms = useStore();
  const { store, signal } = opening.phase === 'open' ? opening : {};
  const shell = useMemo<Shell | undefined>(
    () =>
      store &&
      signal && {
        contract: CONTRACT,
        module: { name: 'shell', version: shellVersion() },
        signal,
        user,
        store,
        clock: systemClock,
        newId: newRecordId,
        toasts,
        navigation: navigationOf(modules),
        unsavedWork: unsavedWorkIn(atoms, signal),
        Slot,
        signOut,
      },
    [user, store, signal, atoms, modules, signOut],
  );
  if (opening.phase === 'failed') {
    // Whatever else kept the store from opening is the boundary's to tell.
    if (!isStoreError(opening.error)) throw opening.error;
    return <StorageRefused onRetry={onAgain} />;
  }
  if (!shell) return <LoadingState rows={6} />;
  return (
    <ShellContext value={shell}>
      <LeaveGuard />
      <OpenRecords>
        <HeaderSlot />
        <BrokenRecords />
        {children}
      </OpenRecords>
    </ShellContext>
  );
}
