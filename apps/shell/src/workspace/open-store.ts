import { sessionAtom, subscribeToSync } from '@dayloom/account';
import type { Atoms } from '@dayloom/platform/atoms';
import { type Backend, isStoreError, profileOf, type Store, type User } from '@dayloom/data';
import { backend } from '../backend/backend.ts';
import { pageKeepingStore } from './page-keeping-store.ts';

/** A user's records, open until `close`, which also ends everything that depends on them. */
export interface OpenedStore {
  readonly store: Store;
  /** Aborted by `close`. */
  readonly signal: AbortSignal;
  /** Resolves with the error if storage is unavailable or the account was cleared; else stays pending. */
  readonly failure: Promise<unknown>;
  close(): void;
}

/** The browser remembers the session, but has neither the account nor its records. */
export class AccountCleared extends Error {}

/** Without a server, an account exists only in this browser. @throws StoreError */
async function isCleared({ accounts }: Backend, store: Store, user: User) {
  const { records } = await store.get(profileOf(user.id));
  return records.length === 0 && !store.sync && !(await accounts.stillKnows(user));
}

/** @throws if the backend cannot be loaded */
export async function openStoreOf(user: User, atoms: Atoms): Promise<OpenedStore> {
  const opener = await backend();
  const store = pageKeepingStore(opener.openStore(user));
  const unfollow = store.sync && subscribeToSync(atoms, store.sync);
  const controller = new AbortController();
  const failure = new Promise<unknown>((resolve) => {
    // Storage opens on first use. Using it at once lets an error replace every screen.
    const check = async () => {
      if (await isCleared(opener, store, user))
        resolve(new AccountCleared('The browser has cleared the account.'));
    };
    check().catch(
      (error: unknown) => isStoreError(error) && error.code === 'storage-blocked' && resolve(error),
    );
    // Site data is cleared outside of the page.
    if (!store.sync)
      addEventListener('focus', () => void check().catch(() => undefined), { signal: controller.signal });
  });
  return {
    store,
    signal: controller.signal,
    failure,
    close() {
      controller.abort();
      unfollow?.();
      store.close();
    },
  };
}

/** Records that the start opens before a screen requests them. */
interface Early {
  readonly user: User;
  readonly opening: Promise<OpenedStore>;
  /** Set when they are open. */
  opened?: OpenedStore;
  /** Stops closing them automatically: from now on the caller closes them. */
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

/** Only a page without a screen opens records early: later a screen has its own. */
export class EarlyRecords {
  #early: Early | undefined;
  #isOver = false;

  /** Opens the records of the signed-in user until they are taken or the session ends. @throws as `openStoreOf` */
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

  /** The records of this user, if they are open already, to be shown at once; they still have to be taken. */
  peek = (user: User) => (this.#early?.user === user ? this.#early.opened : undefined);

  /** Passes the records of this user to the caller, which closes them. Records of another user are closed. */
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

export const earlyRecords = new EarlyRecords();
