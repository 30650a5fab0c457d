import { type Backend, isStoreError, profileOf, type Store, type User } from '@dayloom/data';
import type { Atoms } from '../atoms.ts';
import { backend } from '../backend/backend.ts';
import { sessionAtom } from '../session/session.ts';
import { subscribeToSync } from '../sync/sync.ts';
import { pageKeepingStore } from './page-keeping-store.ts';

/** A user's records, open until `close`, which ends all that hangs on them. */
export interface OpenedStore {
  readonly store: Store;
  /** Aborted when it is closed. */
  readonly signal: AbortSignal;
  /** Resolves with the error where the browser refuses storage or has cleared the account; else it stays open. */
  readonly refused: Promise<unknown>;
  close(): void;
}

/** The browser remembers the session, and has neither the account nor its records any more. */
export class AccountCleared extends Error {}

/** Without a server behind it, an account is in this browser or nowhere. @throws StoreError */
async function isCleared({ accounts }: Backend, store: Store, user: User) {
  const { records } = await store.get(profileOf(user.id));
  return records.length === 0 && !store.sync && !(await accounts.stillKnows(user));
}

/** @throws where the backend cannot be loaded */
export async function openStoreOf(user: User, atoms: Atoms): Promise<OpenedStore> {
  const opener = await backend();
  const store = pageKeepingStore(opener.openStore(user));
  const unfollow = store.sync && subscribeToSync(atoms, store.sync);
  const ending = new AbortController();
  const refused = new Promise<unknown>((resolve) => {
    // Storage opens with its first use: asked at once, a refusal is told in the place of every screen.
    isCleared(opener, store, user).then(
      (cleared) => cleared && resolve(new AccountCleared('The browser has cleared the account.')),
      (error: unknown) => isStoreError(error) && error.code === 'storage-blocked' && resolve(error),
    );
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

/** Records that a start opens before a screen asks for them. */
interface Early {
  readonly user: User;
  readonly opening: Promise<OpenedStore>;
  /** There once they are open. */
  opened?: OpenedStore;
  /** Whoever closes them from now on is known. */
  release(): void;
}

/** Closes them as soon as they are open. */
function drop({ opening, release }: Early) {
  release();
  opening.then(
    (opened) => opened.close(),
    () => undefined,
  );
}

/** Only a page that shows nothing yet opens early: later a screen has its own records already. */
export class EarlyRecords {
  #early: Early | undefined;
  #isOver = false;

  /** Opens the records of whoever is signed in, until they are taken or the session ends. @throws as `openStoreOf` */
  async open(user: User, atoms: Atoms): Promise<void> {
    const isTheirs = () => {
      const session = atoms.get(sessionAtom);
      return session.phase === 'signed-in' && session.user === user;
    };
    if (this.#isOver || !isTheirs()) return;
    const opening = openStoreOf(user, atoms);
    const early: Early = { user, opening, release: () => stop() };
    const stop = atoms.sub(sessionAtom, () => {
      if (this.#early !== early || isTheirs()) return;
      this.#early = undefined;
      drop(early);
    });
    this.#early = early;
    early.opened = await opening;
  }

  /** What is open already for this user, to be shown at once; it is still to be taken. */
  peek = (user: User) => (this.#early?.user === user ? this.#early.opened : undefined);

  /** What was opened for this user, for whoever closes it from now on. What was opened for somebody else is closed. */
  take(user: User): Promise<OpenedStore> | undefined {
    const early = this.#early;
    this.#early = undefined;
    this.#isOver = true;
    if (early?.user === user) {
      early.release();
      return early.opening;
    }
    if (early) drop(early);
    return undefined;
  }
}

/** Those of this page. */
export const earlyRecords = new EarlyRecords();
