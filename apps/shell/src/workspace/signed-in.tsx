import { beginDeleting, deletingAccountChunk, sessionAtom, useSignOut } from '@dayloom/account';
import { useQuickAddForgotten } from '@dayloom/commands';
import { isStoreError, profileOf, type Store, type User } from '@dayloom/data';
import { newRecordId, systemClock } from '@dayloom/domain';
import { KeepPromptRoom, NotificationLine } from '@dayloom/notifications';
import { CONTRACT, localeAtom, type Shell, ShellContext } from '@dayloom/platform';
import { LocaleContext } from '@dayloom/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { shellVersion } from '../about/shell-version.ts';
import { QuickAddHere } from '../commands/quick-add-here.tsx';
import { modulesAtom } from '../modules/modules.ts';
import { Slot } from '../modules/slot.tsx';
import { OnRegisteringScreen } from '../notifications/registering-screen.tsx';
import { useDeferredPart } from '../notifications/use-deferred-part.ts';
import { navigationOf } from '../modules/navigation.ts';
import { SampleBar } from '../sample/sample-bar.tsx';
import { toasts } from '@dayloom/toasts';
import { LeaveGuard } from '../unsaved-work/leave-guard.tsx';
import { unsavedWorkIn } from '../unsaved-work/unsaved-work.ts';
import { OpenRecords } from './open-records.tsx';
import { AccountCleared, earlyRecords, type OpenedStore, openStoreOf } from './open-store.ts';
import { ignoreSecondKeys } from './second-key.ts';
import { ignoreSecondPresses } from './second-press.ts';
import { ScreenLoading } from '../fallbacks/screen-loading.tsx';
import { WithChunk } from '../fallbacks/with-chunk.tsx';
import { lazyModule } from '@dayloom/platform/late';

const aroundScreensChunk = lazyModule(() => import(/* webpackChunkName: "palette" */ './around-screens.tsx'));

const storageRefusedChunk = lazyModule(
  () => import(/* webpackChunkName: "storage-refused" */ './storage-refused.tsx'),
);

const accountClearedChunk = lazyModule(
  () => import(/* webpackChunkName: "account-cleared" */ './account-cleared.tsx'),
);

function LazyAroundScreens() {
  const loaded = useDeferredPart(aroundScreensChunk, 'The palette could not be loaded.', {
    hasShortcuts: true,
  });
  return loaded && <loaded.AroundScreens />;
}

type Opening =
  | { readonly phase: 'opening' }
  | { readonly phase: 'failed'; readonly error: unknown; readonly store?: Store }
  | { readonly phase: 'open'; readonly opened: OpenedStore };

/** The signed-in user's store, opened with the component unless it is open already, and closed with it. */
function useStoreOf(user: User): Opening {
  const [opening, setOpening] = useState<Opening>(() => {
    const opened = earlyRecords.peek(user);
    return opened ? { phase: 'open', opened } : { phase: 'opening' };
  });
  const client = useQueryClient();
  const atoms = useStore();
  useEffect(() => {
    let left = false;
    let opened: OpenedStore | undefined;
    const fail = (message: string, error: unknown) => {
      if (left) return;
      console.error(message, error);
      setOpening({ phase: 'failed', error, ...(opened && { store: opened.store }) });
    };
    (earlyRecords.take(user) ?? openStoreOf(user, atoms)).then(
      (one) => {
        if (left) return one.close();
        opened = one;
        setOpening((before) =>
          before.phase === 'open' && before.opened === one ? before : { phase: 'open', opened: one },
        );
        void one.failure.then((error) => fail('The records cannot be used.', error));
      },
      (error: unknown) => fail('The backend cannot be loaded.', error),
    );
    return () => {
      left = true;
      client.clear();
      opened?.close();
      setOpening({ phase: 'opening' });
    };
  }, [user, client, atoms]);
  return opening;
}

interface SignedInProps {
  readonly user: User;
  readonly children: ReactNode;
}

/** Surrounds everything that only a signed-in user sees, and provides the shell's services to screens and modules. */
export function SignedIn({ user, children }: SignedInProps) {
  const [attempt, setAttempt] = useState(0);
  const session = useAtomValue(sessionAtom);
  if (session.phase === 'signed-in' && session.isDeleting)
    return (
      <WithChunk chunk={deletingAccountChunk}>
        {({ DeletingAccount }) => <DeletingAccount user={user} />}
      </WithChunk>
    );
  return (
    <WithStore key={`${user.id} ${attempt}`} user={user} onAgain={() => setAttempt(attempt + 1)}>
      {children}
    </WithStore>
  );
}

function WithStore({ user, onAgain, children }: SignedInProps & { readonly onAgain: () => void }) {
  const opening = useStoreOf(user);
  const modules = useAtomValue(modulesAtom);
  const locale = useAtomValue(localeAtom);
  const signOut = useSignOut();
  const atoms = useStore();
  useQuickAddForgotten();
  useEffect(ignoreSecondPresses, []);
  useEffect(ignoreSecondKeys, []);
  const { store, signal } = opening.phase === 'open' ? opening.opened : {};
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
        deleteAccount: () => beginDeleting(atoms),
        signOut,
      },
    [user, store, signal, atoms, modules, signOut],
  );
  if (opening.phase === 'failed') {
    if (opening.error instanceof AccountCleared)
      return (
        <WithChunk chunk={accountClearedChunk}>
          {({ AccountClearedPage }) => <AccountClearedPage email={user.email} />}
        </WithChunk>
      );
    // The error boundary shows any other error.
    if (!isStoreError(opening.error)) throw opening.error;
    const { store: refused, error } = opening;
    const check = () => refused?.get(profileOf(user.id)) ?? Promise.reject(error);
    return (
      <WithChunk chunk={storageRefusedChunk}>
        {({ StorageRefused }) => <StorageRefused check={check} onRetry={onAgain} />}
      </WithChunk>
    );
  }
  if (!shell) return <ScreenLoading />;
  return (
    <ShellContext value={shell}>
      <LocaleContext value={locale}>
        <LeaveGuard />
        <OpenRecords>
          <SampleBar />
          <LazyAroundScreens />
          <OnRegisteringScreen>
            <KeepPromptRoom />
            <NotificationLine />
          </OnRegisteringScreen>
          {children}
          <QuickAddHere />
        </OpenRecords>
      </LocaleContext>
    </ShellContext>
  );
}
