import type { Instant } from '@dayloom/domain';
import { type Claim, isTaken, type Snooze, type Turn, turnOf } from '@dayloom/domain/notifications';
import { type Connection, connectionTo, type Transaction } from '../connection.ts';
import type { DatabaseSpec } from '../open-database.ts';
import { type NotificationEvent, type NotifiedUser, isEvent } from './ledger-records.ts';

type StoreName = 'user' | 'shown' | 'snoozes' | 'events';
const storeNames: readonly StoreName[] = ['user', 'shown', 'snoozes', 'events'];
const userKey = 'user';
const endedKey = 'ended';
type StoreOf = (name: string) => ReturnType<Transaction['objectStore']>;

const spec: DatabaseSpec = {
  name: 'dayloom-notifications',
  version: 1,
  // The data may be lost: it was shown already or will be scheduled again.
  replacedWithout: storeNames,
  upgrade(database) {
    database.createObjectStore('user');
    database.createObjectStore('shown', { keyPath: 'tag' });
    database.createObjectStore('snoozes', { keyPath: 'content.tag' });
    database.createObjectStore('events', { autoIncrement: true });
  },
};

/**
 * The notifications of this device, shared by its tabs and its service worker. The first to claim a moment shows it, so
 * it is shown once. A separate database, because the worker opens it without any tab and does not know the records.
 * All methods reject with a StoreError if storage is unavailable.
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

  /** The user to notify on this device, if any. */
  user(): Promise<NotifiedUser | undefined> {
    return this.#run(['user'], 'readonly', async (store) => {
      const known: NotifiedUser | undefined = await store('user').get(userKey);
      return known;
    });
  }

  /**
   * Starts to notify a user. Keeps the data and device name of the same user, and deletes the data of another one.
   * @param device the device name to use for a new user
   */
  begin(user: NotifiedUser['user'], device: string): Promise<NotifiedUser> {
    return this.#run(storeNames, 'readwrite', async (store) => {
      const known: NotifiedUser | undefined = await store('user').get(userKey);
      if (known?.user === user) return known;
      for (const name of storeNames) await store(name).clear?.();
      const created: NotifiedUser = { user, device };
      await store('user').put?.(created, userKey);
      return created;
    });
  }

  /**
   * Resumes for a user whose ledger the browser has cleared.
   * @returns false if another user is notified now, or `end` was called for this one
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

  /** Updates the data of the user; does nothing if another user is notified now. */
  update(user: NotifiedUser['user'], change: Partial<Omit<NotifiedUser, 'user' | 'device'>>): Promise<void> {
    return this.#run(['user'], 'readwrite', async (store) => {
      const known: NotifiedUser | undefined = await store('user').get(userKey);
      if (known?.user === user) await store('user').put?.({ ...known, ...change }, userKey);
    });
  }

  /**
   * Ends notifications for a user and deletes all their data.
   * @returns the user's last data; undefined if another user is notified now, whose data stays
   */
  end(user: NotifiedUser['user']): Promise<NotifiedUser | undefined> {
    return this.#run(storeNames, 'readwrite', async (store) => {
      const known: NotifiedUser | undefined = await store('user').get(userKey);
      if (known && known.user !== user) return undefined;
      for (const name of storeNames) await store(name).clear?.();
      // Keeps an open tab from resuming as if the browser had cleared the ledger. Does not name the user.
      if (known) await store('user').put?.(true, endedKey);
      return known;
    });
  }

  /** Claims a moment; the caller may show it if the result is 'won'. Undefined if the user is no longer notified. */
  claim = async (user: NotifiedUser['user'], tag: string, at: Instant, isPushed = false) =>
    (await this.claimAll(user, [tag], at, isPushed)).get(tag);

  /**
   * Claims several moments. A claim does not mean that the moment was shown: its owner reports that with `confirm` or
   * `note`. An unconfirmed claim expires, and the next caller gets it.
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

  /** Records that claimed moments were shown at `shownAt`. */
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

  /** Releases the claim of a moment that could not be shown. */
  async release(tag: string): Promise<void> {
    await this.#run(['shown'], 'readwrite', async (store) => {
      const claim: Claim | undefined = await store('shown').get(tag);
      if (claim?.shownAt === undefined) await store('shown').delete?.(tag);
    });
  }

  /** The claims of moments, by tag. */
  claimsOf(tags: readonly string[]): Promise<ReadonlyMap<string, Claim>> {
    return this.#run(['shown'], 'readonly', async (store) => {
      const found: readonly (Claim | undefined)[] = await Promise.all(
        tags.map((tag) => store('shown').get(tag)),
      );
      return new Map(found.flatMap((claim) => (claim ? [[claim.tag, claim]] : [])));
    });
  }

  /** Deletes claims from before a moment, which are no longer needed. */
  async forgetShownBefore(before: Instant): Promise<void> {
    await this.#run(['shown'], 'readwrite', async (store) => {
      const all: readonly Claim[] = await store('shown').getAll();
      for (const { tag, at } of all) if (at < before) await store('shown').delete?.(tag);
    });
  }

  /** Snoozes a notification; replaces an earlier snooze of it. */
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
   * Takes a snooze to show it; the caller then ends it. Returns true for the first caller, and again after a while if it
   * was not ended. Returns false if it was snoozed again.
   */
  takeSnooze({ content: { tag }, until }: Snooze, takenAt: Instant): Promise<boolean> {
    return this.#run(['snoozes'], 'readwrite', async (store) => {
      const kept: Snooze | undefined = await store('snoozes').get(tag);
      if (kept?.until !== until || isTaken(kept, takenAt)) return false;
      await store('snoozes').put?.({ ...kept, takenAt });
      return true;
    });
  }

  /** Ends a snooze and records its outcome. */
  async endSnooze({ content: { tag }, until }: Snooze, event: NotificationEvent): Promise<void> {
    await this.#run(['snoozes', 'events'], 'readwrite', async (store) => {
      const kept: Snooze | undefined = await store('snoozes').get(tag);
      // It was already ended, or snoozed again.
      if (kept?.until !== until) return;
      await store('snoozes').delete?.(tag);
      await store('events').add?.(event);
    });
  }

  /** Drops a snooze because its item was deleted or viewed elsewhere. */
  async dropSnooze(tag: string): Promise<void> {
    await this.#run(['snoozes'], 'readwrite', async (store) => store('snoozes').delete?.(tag));
  }

  /** Records an event, which also confirms that the notification was shown. */
  async note(event: NotificationEvent): Promise<void> {
    await this.#run(['events', 'shown'], 'readwrite', async (store) => {
      await store('events').add?.(event);
      await this.#confirm(store, [event.content.tag], event.at);
    });
  }

  /**
   * Passes the recorded events to `write` in order and deletes them after it resolves. If the tab dies before that, the
   * next tab passes them again. Drops unreadable events.
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
