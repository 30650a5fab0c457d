import { isStoreError, profileOf, type Store, type User } from '@dayloom/data';
import { backend } from '../backend/backend.ts';
import type { Atoms } from '../atoms.ts';
import { subscribeToSync } from '../sync/sync.ts';

/** A user's records, open until `close`, which ends all that hangs on them. */
export interface OpenedStore {
  readonly store: Store;
  /** Aborted when it is closed. */
  readonly signal: AbortSignal;
  /** Resolves with the error where the browser refuses storage; else it stays open. */
  readonly refused: Promise<unknown>;
  close(): void;
}

/** @throws where the backend cannot be loaded */
export async function openStoreOf(user: User, atoms: Atoms): Promise<OpenedStore> {
  const store = (await backend()).openStore(user);
  const unfollow = store.sync && subscribeToSync(atoms, store.sync);
  const ending = new AbortController();
  const refused = new Promise<unknown>((resolve) => {
    // Storage opens with its first use: asked at once, a refusal is told in the place of every screen (OF8).
    store.get(profileOf(user.id)).catch((error: unknown) => {
      if (isStoreError(error) && error.code === 'storage-blocked') resolve(error);
    });
  });
  return {
    store,
    signal: ending.signal,
    refused,
    close() {
      ending.abort();
      unfollow?.();
      store.close();
    },
  };
}

let early: { readonly user: User; readonly opened: OpenedStore } | undefined;

/** Opens the records of whoever is signed in at the start, beside what the first render waits for. */
export async function openEarly(user: User, atoms: Atoms): Promise<void> {
  early = { user, opened: await openStoreOf(user, atoms) };
}

/** What was opened early for this user. */
export const openedEarly = (user: User) => (early?.user === user ? early.opened : undefined);

/** As `openedEarly`, for whoever closes it from now on. What was opened for somebody else is closed. */
export function takeOpenedEarly(user: User): OpenedStore | undefined {
  const opened = openedEarly(user);
  if (!opened) early?.opened.close();
  early = undefined;
  return opened;
}
