import type { Instant } from '@dayloom/domain';
import { type Connection, connectionTo, type Transaction } from '../connection.ts';
import type { DatabaseSpec } from '../open-database.ts';
import {
  type Claim,
  isEvent,
  isTaken,
  type NotificationEvent,
  type NotifiedUser,
  type Snooze,
  type Turn,
  turnOf,
} from './ledger-records.ts';

type StoreName = 'user' | 'shown' | 'snoozes' | 'events';
const storeNames: readonly StoreName[] = ['user', 'shown', 'snoozes', 'events'];
const userKey = 'user';
const endedKey = 'ended';
type StoreOf = (name: string) => ReturnType<Transaction['objectStore']>;

const spec: DatabaseSpec = {
  name: 'dayloom-notifications',
  version: 1,
  // It can be made anew: what is lost with it was shown, or is planned again.
  replacedWithout: storeNames,
  upgrade(database) {
    database.createObjectStore('user');
    database.createObjectStore('shown', { keyPath: 'tag' });
    database.createObjectStore('snoozes', { keyPath: 'content.tag' });
    database.createObjectStore('events', { autoIncrement: true });
  },
};

/**
 * What this device has notified of, kept for its tabs and its service worker together: whoever claims a moment first
 * shows it, so one that several of them know of is shown once. A database of its own: the worker opens it while
 * no tab is there, and knows nothing of records. Everything rejects with a StoreError where storage is refused.
 */
export class DeviceLedger {
  readonly #connection: Connection;

  constructor(factory: () => IDBFactory = () => indexedDB) {
    this.#connection = connectionTo(spec, factory);
  }

  #run<T>(
    stores: readonly StoreName[],
    mode: 'readonly' | 'readwrite',
    work: (store: StoreOf) => Promise<T>,
  ) {
    return this.#connection.run(stores, mode, (transaction) => work((name) => transaction.objectStore(name)));
  }

  /** Undefined where nobody is notified here. */
  user(): Promise<NotifiedUser | undefined> {
    return this.#run(['user'], 'readonly', async (store) => {
      const known: NotifiedUser | undefined = await store('user').get(userKey);
      return known;
    });
  }

  /**
   * Begins to notify a user, who stays the same device as long as nobody else is notified here; nothing of another one
   * stays.
   * @param device the name of the device where it is a new one
   */
  begin(user: NotifiedUser['user'], device: string): Promise<NotifiedUser> {
    return this.#run(storeNames, 'readwrite', async (store) => {
      const known: NotifiedUser | undefined = await store('user').get(userKey);
      if (known?.user === user) return known;
      for (const name of storeNames) await store(name).clear?.();
      const begun: NotifiedUser = { user, device };
      await store('user').put?.(begun, userKey);
      return begun;
    });
  }

  /**
   * Goes on with a user whose ledger the browser has emptied.
   * @returns false where another one is notified here by now, or this one was ended
   */
  goOn(user: NotifiedUser['user'], device: string): Promise<boolean> {
    return this.#run(['user'], 'readwrite', async (store) => {
      const known: NotifiedUser | undefined = await store('user').get(userKey);
      if (known) return known.user === user;
      if ((await store('user').get(endedKey)) !== undefined) return false;
      await store('user').put?.({ user, device } satisfies NotifiedUser, userKey);
      return true;
    });
  }

  /** Notes something of the user; does nothing where it is another one's turn by now. */
  update(user: NotifiedUser['user'], change: Partial<Omit<NotifiedUser, 'user' | 'device'>>): Promise<void> {
    return this.#run(['user'], 'readwrite', async (store) => {
      const known: NotifiedUser | undefined = await store('user').get(userKey);
      if (known?.user === user) await store('user').put?.({ ...known, ...change }, userKey);
    });
  }

  /**
   * Takes everything of a user away, whom nobody notifies here any more; answers with what was known of them.
   * Where somebody else is notified by now it takes nothing and answers undefined.
   */
  end(user: NotifiedUser['user']): Promise<NotifiedUser | undefined> {
    return this.#run(storeNames, 'readwrite', async (store) => {
      const known: NotifiedUser | undefined = await store('user').get(userKey);
      if (known && known.user !== user) return undefined;
      for (const name of storeNames) await store(name).clear?.();
      // A tab that is still open must not take it for a ledger that the browser has emptied; of whom says nothing.
      if (known) await store('user').put?.(true, endedKey);
      return known;
    });
  }

  /** Whose turn a moment of the user is; of whoever gets 'won'. Undefined once the user is notified here no more. */
  claim = async (user: NotifiedUser['user'], tag: string, at: Instant, isPushed = false) =>
    (await this.claimAll(user, [tag], at, isPushed)).get(tag);

  /**
   * The same of several, each with whose turn it is. A claim is no proof that anything was shown: who has it says so by
   * `confirm`, or by noting what happened to it. One that nobody confirms is given to the next who asks after a while.
   */
  claimAll(
    user: NotifiedUser['user'],
    tags: readonly string[],
    at: Instant,
    isPushed = false,
  ): Promise<ReadonlyMap<string, Turn>> {
    return this.#run(['user', 'shown'], 'readwrite', async (store) => {
      const known: NotifiedUser | undefined = await store('user').get(userKey);
      if (known?.user !== user) return new Map<string, Turn>();
      const claims: readonly (Claim | undefined)[] = await Promise.all(
        tags.map((tag) => store('shown').get(tag)),
      );
      const turns = new Map(tags.map((tag, index) => [tag, turnOf(claims[index], at)]));
      for (const [tag, turn] of turns)
        if (turn === 'won') void store('shown').put?.({ tag, at, ...(isPushed && { isPushed }) });
      return turns;
    });
  }

  /** They are on the screen since `shownAt`. */
  async confirm(tags: readonly string[], shownAt: Instant): Promise<void> {
    await this.#run(['shown'], 'readwrite', (store) => this.#confirm(store, tags, shownAt));
  }

  async #confirm(store: StoreOf, tags: readonly string[], shownAt: Instant) {
    const claims: readonly (Claim | undefined)[] = await Promise.all(
      tags.map((tag) => store('shown').get(tag)),
    );
    for (const claim of claims)
      if (claim && claim.shownAt === undefined) await store('shown').put?.({ ...claim, shownAt });
  }

  /** Gives a moment back that could not be shown. */
  async release(tag: string): Promise<void> {
    await this.#run(['shown'], 'readwrite', async (store) => {
      const claim: Claim | undefined = await store('shown').get(tag);
      if (claim?.shownAt === undefined) await store('shown').delete?.(tag);
    });
  }

  /** What is known of the moments, by their tags. */
  claimsOf(tags: readonly string[]): Promise<ReadonlyMap<string, Claim>> {
    return this.#run(['shown'], 'readonly', async (store) => {
      const found: readonly (Claim | undefined)[] = await Promise.all(
        tags.map((tag) => store('shown').get(tag)),
      );
      return new Map(found.flatMap((claim) => (claim ? [[claim.tag, claim]] : [])));
    });
  }

  /** Lets go of what was shown before a moment: nothing asks for it any more. */
  async forgetShownBefore(before: Instant): Promise<void> {
    await this.#run(['shown'], 'readwrite', async (store) => {
      const all: readonly Claim[] = await store('shown').getAll();
      for (const { tag, at } of all) if (at < before) await store('shown').delete?.(tag);
    });
  }

  /** Puts a notification off; one that was put off already is then shown at the later moment alone. */
  async snooze(snooze: Snooze): Promise<void> {
    await this.#run(['snoozes'], 'readwrite', async (store) => store('snoozes').put?.(snooze));
  }

  snoozes(): Promise<readonly Snooze[]> {
    return this.#run(['snoozes'], 'readonly', async (store) => {
      const all: readonly Snooze[] = await store('snoozes').getAll();
      return all;
    });
  }

  /**
   * True for the first who takes this snooze, who is to show it and then ends it; for another one after a while, where
   * it was not ended. False where it was put off once more, too.
   */
  takeSnooze({ content: { tag }, until }: Snooze, takenAt: Instant): Promise<boolean> {
    return this.#run(['snoozes'], 'readwrite', async (store) => {
      const kept: Snooze | undefined = await store('snoozes').get(tag);
      if (kept?.until !== until || isTaken(kept, takenAt)) return false;
      await store('snoozes').put?.({ ...kept, takenAt });
      return true;
    });
  }

  /** A snooze is over, and what became of it is noted. */
  async endSnooze({ content: { tag }, until }: Snooze, event: NotificationEvent): Promise<void> {
    await this.#run(['snoozes', 'events'], 'readwrite', async (store) => {
      const kept: Snooze | undefined = await store('snoozes').get(tag);
      // It was ended before, or put off once more.
      if (kept?.until !== until) return;
      await store('snoozes').delete?.(tag);
      await store('events').add?.(event);
    });
  }

  /** Ends a snooze: its item is gone, or was seen elsewhere. */
  async dropSnooze(tag: string): Promise<void> {
    await this.#run(['snoozes'], 'readwrite', async (store) => store('snoozes').delete?.(tag));
  }

  /** Of whatever something happened to, it was on the screen. */
  async note(event: NotificationEvent): Promise<void> {
    await this.#run(['events', 'shown'], 'readwrite', async (store) => {
      await store('events').add?.(event);
      await this.#confirm(store, [event.content.tag], event.at);
    });
  }

  /**
   * Hands what was noted to `write`, in the order it happened, and forgets it once that has resolved: a tab that dies
   * in between leaves it to the next. What nobody can read is forgotten.
   */
  async passOn(write: (events: readonly NotificationEvent[]) => Promise<void>): Promise<void> {
    const { keys, events } = await this.#run(['events'], 'readonly', async (store) => {
      const all: readonly unknown[] = await store('events').getAll();
      return { keys: await store('events').getAllKeys(), events: all.filter(isEvent) };
    });
    if (keys.length === 0) return;
    if (events.length > 0) await write(events);
    await this.#run(['events'], 'readwrite', async (store) => {
      for (const key of keys) await store('events').delete?.(key);
    });
  }

  close() {
    this.#connection.close();
  }
}
