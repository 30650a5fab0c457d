import type { Store } from '@dayloom/data';
import type { TableName } from '@dayloom/data-local';
import type { UserId } from '@dayloom/domain';
import type { Remote } from '../../remote.ts';
import * as engine from '../../engine.ts';
import { openSyncedStore } from '../../synced-store.ts';
import { tabTransport } from './tab-transport.ts';
import type { BrowserProfile, Tab } from './world.ts';

/** One tab of the product, which may freeze or die at any moment. */
export class SimulatedTab implements Tab {
  readonly profile: BrowserProfile;
  readonly user: UserId;
  readonly store: Store;
  isAlive = true;
  isVisible = true;
  readonly tableListeners = new Set<(tables: ReadonlySet<TableName>) => void>();
  readonly #messageListeners = new Set<(message: unknown) => void>();
  readonly #remotes = new Set<Remote>();
  readonly #ends: (() => void)[] = [];
  /** What waits for the tab to go on. */
  #frozen: (() => void)[] | undefined;
  /** News of the server that have not come through. */
  #stream: (() => void)[] = [];

  constructor(profile: BrowserProfile, user: UserId) {
    this.profile = profile;
    this.user = user;
    profile.tabs.add(this);
    const { weather } = profile;
    const { time, server, bug } = weather;
    this.store = openSyncedStore({
      user,
      database: (alongside) => profile.storage.open(this, alongside),
      remote: () => {
        const plain = server.remoteOf(user, tabTransport(this));
        this.#remotes.add(plain);
        return Promise.resolve(bug?.remote?.(plain) ?? plain);
      },
      network: {
        isOnline: profile.network.isOnline,
        watch: (listener) => profile.network.watch(() => this.run(listener)),
      },
      clock: { now: () => new Date(this.now()) },
      timers: {
        after: (milliseconds, work) => time.after(milliseconds, () => this.run(work)),
      },
      newId: weather.newId,
      locks: profile.locks.of(this),
      channel: () => ({
        post: (message) => profile.broadcast(this, message),
        listen: (listener) => void this.#messageListeners.add(listener),
        close: () => this.#messageListeners.clear(),
      }),
      visibility: { isVisible: () => this.isVisible, watch: () => () => undefined },
      isSessionAlive: () => Promise.resolve(true),
      watchSession: () => () => undefined,
      calm: () => Promise.resolve(),
      engine: () => Promise.resolve(engine),
    });
  }

  /** Milliseconds since the epoch, by the clock of this device. */
  now(): number {
    return this.profile.weather.time.now() + this.profile.clockAhead;
  }
  newId(): string {
    return this.profile.weather.newId();
  }

  /** Goes on with something now, when the tab thaws, or never. */
  run(work: () => void) {
    if (!this.isAlive) return;
    if (this.#frozen) this.#frozen.push(work);
    else work();
  }
  soon(work: () => void) {
    const { time, random } = this.profile.weather;
    time.after(random.below(4), () => this.run(work));
  }
  /** Hears something at once, or a little later. */
  hear(work: () => void) {
    if (this.profile.weather.random.chance(0.3)) this.soon(work);
    else queueMicrotask(() => this.run(work));
  }
  pause(): Promise<void> {
    return new Promise((resolve) => this.soon(resolve));
  }

  setFrozen(isFrozen: boolean) {
    const held = this.#frozen;
    if (isFrozen) this.#frozen ??= [];
    else this.#frozen = undefined;
    // One after the other: a transaction shares its moment with no other.
    const { time } = this.profile.weather;
    for (const work of isFrozen ? [] : (held ?? [])) time.after(0, () => this.run(work));
  }
  onCrash(end: () => void) {
    this.#ends.push(end);
  }
  /** Everything stops where it is; what was sent to the server goes on there. */
  crash() {
    if (!this.isAlive) return;
    this.isAlive = false;
    for (const end of this.#ends) end();
    this.profile.tabs.delete(this);
    this.profile.locks.forget(this);
    for (const remote of this.#remotes) void remote.close();
  }
  close() {
    this.store.close();
    this.crash();
  }

  /** Brings news of the server, once its stream flows. */
  receive(news: () => void) {
    this.#stream.push(news);
    this.flush();
  }
  flush() {
    if (!this.profile.isOnline || this.profile.isStalled) return;
    for (const news of this.#stream.splice(0)) this.run(news);
  }
  tellTables(tables: ReadonlySet<TableName>) {
    for (const listener of [...this.tableListeners]) listener(tables);
  }
  tellMessage(message: unknown) {
    for (const listener of [...this.#messageListeners]) listener(message);
  }
}
