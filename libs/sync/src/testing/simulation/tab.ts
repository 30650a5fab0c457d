import type { Store } from '@dayloom/data';
import type { TableName } from '@dayloom/data-local';
import type { UserId } from '@dayloom/domain';
import type { Remote } from '../../protocol/remote.ts';
import * as engine from '../../store/engine.ts';
import { openSyncedStore } from '../../store/synced-store.ts';
import { keepClocks } from './kept-clocks.ts';
import { tabTransport } from './tab-transport.ts';
import type { BrowserProfile, Tab } from './world.ts';

/** One tab of the product, which may freeze or crash at any moment. */
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
  /** Work that waits until the tab is no longer frozen. */
  #frozen: (() => void)[] | undefined;
  /** Changes of the server that have not been delivered yet. */
  #stream: (() => void)[] = [];

  constructor(profile: BrowserProfile, user: UserId) {
    this.profile = profile;
    this.user = user;
    profile.tabs.add(this);
    const { weather } = profile;
    const { time, server, bug } = weather;
    this.store = openSyncedStore({
      user,
      database: (onCommit) => profile.storage.open(this, onCommit),
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
    keepClocks(this);
  }

  /** Milliseconds since the epoch, by the clock of this device. */
  now(): number {
    return this.profile.weather.time.now() + this.profile.clockAhead;
  }
  newId(): string {
    return this.profile.weather.newId();
  }

  /** Runs work now, or when the tab is no longer frozen, or never if it has crashed. */
  run(work: () => void) {
    if (!this.isAlive) return;
    if (this.#frozen) this.#frozen.push(work);
    else work();
  }
  soon(work: () => void) {
    const { time, random } = this.profile.weather;
    time.after(random.below(4), () => this.run(work));
  }
  /** Runs work at once or a little later. */
  schedule(work: () => void) {
    if (this.profile.weather.random.chance(0.3)) this.soon(work);
    else queueMicrotask(() => this.run(work));
  }
  pause(): Promise<void> {
    return new Promise((resolve) => this.soon(resolve));
  }

  setFrozen(isFrozen: boolean) {
    const queued = this.#frozen;
    if (isFrozen) this.#frozen ??= [];
    else this.#frozen = undefined;
    // One after the other, because no two transactions run at the same moment.
    const { time } = this.profile.weather;
    for (const work of isFrozen ? [] : (queued ?? [])) time.after(0, () => this.run(work));
  }
  onCrash(end: () => void) {
    this.#ends.push(end);
  }
  /** Stops everything in the tab. Requests already sent continue on the server. */
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

  /** Delivers changes of the server, or keeps them while the stream is stalled. */
  receive(news: () => void) {
    this.#stream.push(news);
    this.flush();
  }
  flush() {
    if (!this.profile.isOnline || this.profile.isStalled) return;
    for (const news of this.#stream.splice(0)) this.run(news);
  }
  notifyTables(tables: ReadonlySet<TableName>) {
    for (const listener of [...this.tableListeners]) listener(tables);
  }
  deliverMessage(message: unknown) {
    for (const listener of [...this.#messageListeners]) listener(message);
  }
}
