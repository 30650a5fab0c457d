import type { NotificationEvent, NotificationLedger, NotifiedUser } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { type Claim, isTaken, type Snooze, type Turn, turnOf } from '@dayloom/domain/notifications';
import type { DBSchema, StoreNames } from 'idb';
import { type Connection, connectionTo, type Transaction } from '../connection/connection.ts';
import type { DatabaseSpec } from '../connection/open-database.ts';
import { isEvent } from './ledger-records.ts';

const userKey = 'user';
const endedKey = 'ended';
const doneKeys = 'done ';

interface LedgerSchema extends DBSchema {
  /**
   * The user under `userKey`; after the end, `true` under `endedKey`. Each event of 'done' under a key that begins with
   * `doneKeys`: a tab of an earlier version would drop it from the other events.
   */
  user: { key: string; value: NotifiedUser | true | NotificationEvent };
  shown: { key: string; value: Claim };
  snoozes: { key: string; value: Snooze };
  events: { key: number; value: NotificationEvent };
}

type Mode = 'readonly' | 'readwrite';
type StoreName = StoreNames<LedgerSchema>;
const storeNames: readonly StoreName[] = ['user', 'shown', 'snoozes', 'events'];
type StoreOf<M extends Mode> = Transaction<LedgerSchema, M>['objectStore'];

const spec: DatabaseSpec<LedgerSchema> = {
  name: 'dayloom-notifications',
  version: 1,
  // The data may be lost: it was shown already or will be scheduled again.
  replacedWithout: storeNames,
  upgrade({ db }) {
    db.createObjectStore('user');
    db.createObjectStore('shown', { keyPath: 'tag' });
    db.createObjectStore('snoozes', { keyPath: 'content.tag' });
    db.createObjectStore('events', { autoIncrement: true });
  },
};

async function userIn<M extends Mode>(store: StoreOf<M>): Promise<NotifiedUser | undefined> {
  const known = await store('user').get(userKey);
  return typeof known === 'object' && 'user' in known ? known : undefined;
}

/** A database of its own, because the worker opens it without any tab and does not know the records. */
export class DeviceLedger implements NotificationLedger {
  readonly #connection: Connection<LedgerSchema>;

  constructor(factory: () => IDBFactory = () => indexedDB) {
    this.#connection = connectionTo(spec, factory);
  }

  #run<T, M extends Mode>(stores: readonly StoreName[], mode: M, work: (store: StoreOf<M>) => Promise<T>) {
    return this.#connection.run(stores, mode, (transaction) => work((name) => transaction.objectStore(name)));
  }

  user(): Promise<NotifiedUser | undefined> {
    return this.#run(['user'], 'readonly', userIn);
  }

  begin(user: NotifiedUser['user'], device: string): Promise<NotifiedUser> {
    return this.#run(storeNames, 'readwrite', async (store) => {
      const known = await userIn(store);
      if (known?.user === user) return known;
      for (const name of storeNames) await store(name).clear();
      const created: NotifiedUser = { user, device };
      await store('user').put(created, userKey);
      return created;
    });
  }

  goOn(user: NotifiedUser['user'], device: string): Promise<boolean> {
    return this.#run(['user'], 'readwrite', async (store) => {
      const known = await userIn(store);
      if (known) return known.user === user;
      if ((await store('user').get(endedKey)) !== undefined) return false;
      await store('user').put({ user, device }, userKey);
      return true;
    });
  }

  update(user: NotifiedUser['user'], change: Partial<Omit<NotifiedUser, 'user' | 'device'>>): Promise<void> {
    return this.#run(['user'], 'readwrite', async (store) => {
      const known = await userIn(store);
      if (known?.user === user) await store('user').put({ ...known, ...change }, userKey);
    });
  }

  end(user: NotifiedUser['user']): Promise<NotifiedUser | undefined> {
    return this.#run(storeNames, 'readwrite', async (store) => {
      const known = await userIn(store);
      if (known && known.user !== user) return undefined;
      for (const name of storeNames) await store(name).clear();
      // Keeps an open tab from resuming as if the browser had cleared the ledger. Does not name the user.
      if (known) await store('user').put(true, endedKey);
      return known;
    });
  }

  /** Claims a moment; the caller may show it if the result is 'won'. Undefined if the user is no longer notified. */
  claim = async (user: NotifiedUser['user'], tag: string, at: Instant, isPushed = false) =>
    (await this.claimAll(user, [tag], at, isPushed)).get(tag);

  claimAll(
    user: NotifiedUser['user'],
    tags: readonly string[],
    at: Instant,
    isPushed = false,
  ): Promise<ReadonlyMap<string, Turn>> {
    return this.#run(['user', 'shown'], 'readwrite', async (store) => {
      const known = await userIn(store);
      if (known?.user !== user) return new Map<string, Turn>();
      const claims = await Promise.all(tags.map((tag) => store('shown').get(tag)));
      const turns = new Map(tags.map((tag, index) => [tag, turnOf(claims[index], at)]));
      for (const [tag, turn] of turns)
        if (turn === 'won') void store('shown').put({ tag, at, ...(isPushed && { isPushed }) });
      return turns;
    });
  }

  async confirm(tags: readonly string[], shownAt: Instant): Promise<void> {
    await this.#run(['shown'], 'readwrite', (store) => this.#confirm(store, tags, shownAt));
  }

  async #confirm(store: StoreOf<'readwrite'>, tags: readonly string[], shownAt: Instant) {
    const claims = await Promise.all(tags.map((tag) => store('shown').get(tag)));
    for (const claim of claims)
      if (claim && claim.shownAt === undefined) await store('shown').put({ ...claim, shownAt });
  }

  async release(tag: string): Promise<void> {
    await this.#run(['shown'], 'readwrite', async (store) => {
      const claim = await store('shown').get(tag);
      if (claim?.shownAt === undefined) await store('shown').delete(tag);
    });
  }

  claimsOf(tags: readonly string[]): Promise<ReadonlyMap<string, Claim>> {
    return this.#run(['shown'], 'readonly', async (store) => {
      const found = await Promise.all(tags.map((tag) => store('shown').get(tag)));
      return new Map(found.flatMap((claim) => (claim ? [[claim.tag, claim]] : [])));
    });
  }

  async forgetShownBefore(before: Instant): Promise<void> {
    await this.#run(['shown'], 'readwrite', async (store) => {
      for (const { tag, at } of await store('shown').getAll())
        if (at < before) await store('shown').delete(tag);
    });
  }

  async snooze(snooze: Snooze, before?: Snooze): Promise<void> {
    await this.#run(['snoozes'], 'readwrite', async (store) => {
      const kept = await store('snoozes').get(snooze.content.tag);
      if (!before || kept?.until === before.until) await store('snoozes').put(snooze);
    });
  }

  snoozes(): Promise<readonly Snooze[]> {
    return this.#run(['snoozes'], 'readonly', (store) => store('snoozes').getAll());
  }

  takeSnooze({ content: { tag }, until }: Snooze, takenAt: Instant): Promise<boolean> {
    return this.#run(['snoozes'], 'readwrite', async (store) => {
      const kept = await store('snoozes').get(tag);
      if (kept?.until !== until || isTaken(kept, takenAt)) return false;
      await store('snoozes').put({ ...kept, takenAt });
      return true;
    });
  }

  async endSnooze({ content: { tag }, until }: Snooze, event: NotificationEvent): Promise<void> {
    await this.#run(['snoozes', 'events'], 'readwrite', async (store) => {
      const kept = await store('snoozes').get(tag);
      // It was already ended, or snoozed again.
      if (kept?.until !== until) return;
      await store('snoozes').delete(tag);
      await store('events').add(event);
    });
  }

  async dropSnooze({ content: { tag }, until }: Snooze): Promise<void> {
    await this.#run(['snoozes'], 'readwrite', async (store) => {
      const kept = await store('snoozes').get(tag);
      if (kept?.until === until) await store('snoozes').delete(tag);
    });
  }

  async note(event: NotificationEvent): Promise<void> {
    const { at, what, content } = event;
    await this.#run(storeNames, 'readwrite', async (store) => {
      if (what === 'done') {
        if (!(await userIn(store))) return;
        await store('snoozes').delete(content.tag);
        await store('user').put(event, `${doneKeys}${at} ${content.tag}`);
      } else await store('events').add(event);
      await this.#confirm(store, [content.tag], at);
    });
  }

  async passOn(
    write: (events: readonly NotificationEvent[]) => Promise<readonly NotificationEvent[] | undefined>,
  ): Promise<void> {
    const { keys, events, done } = await this.#run(['events', 'user'], 'readonly', async (store) => {
      const all: readonly unknown[] = await store('events').getAll();
      const ofUser = IDBKeyRange.bound(doneKeys, `${doneKeys}\uffff`);
      const names = await store('user').getAllKeys(ofUser);
      const values: readonly unknown[] = await store('user').getAll(ofUser);
      return {
        keys: await store('events').getAllKeys(),
        events: all.filter(isEvent),
        done: names.map((name, index) => ({ name, event: values[index] })),
      };
    });
    if (keys.length + done.length === 0) return;
    const all = [...events, ...done.flatMap(({ event }) => (isEvent(event) ? [event] : []))];
    const later: readonly unknown[] = (all.length > 0 && (await write(all))) || [];
    await this.#run(['events', 'user'], 'readwrite', async (store) => {
      for (const key of keys) await store('events').delete(key);
      for (const { name, event } of done) if (!later.includes(event)) await store('user').delete(name);
    });
  }

  close() {
    this.#connection.close();
  }
}
