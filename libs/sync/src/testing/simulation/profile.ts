import { createEmitter } from '@dayloom/data';
import type { TableName } from '@dayloom/data-local';
import { Disk } from './disk.ts';
import { TabLocks } from './tab-locks.ts';
import type { BrowserProfile, Storage, Tab, Weather } from './world.ts';

/** A browser profile of the user on one device: its storage and its tabs. */
export class Profile implements BrowserProfile {
  readonly name: string;
  readonly weather: Weather;
  readonly tabs = new Set<Tab>();
  readonly locks: TabLocks;
  readonly storage: Storage;
  disk = new Disk();
  backup: Disk | undefined;
  isOnline = true;
  isStalled = false;
  /** How far its clock is ahead, in milliseconds. */
  clockAhead = 0;
  readonly #networkChanged = createEmitter();

  constructor(name: string, weather: Weather) {
    this.name = name;
    this.weather = weather;
    this.locks = new TabLocks(weather.time);
    this.storage = weather.storageOf(this);
  }

  readonly network = {
    isOnline: () => this.isOnline,
    watch: this.#networkChanged.subscribe,
  };
  setOnline(isOnline: boolean) {
    this.isOnline = isOnline;
    this.#networkChanged.emit();
    this.#flush();
  }
  setStalled(isStalled: boolean) {
    this.isStalled = isStalled;
    this.#flush();
  }

  /** Notifies all tabs of the tables that a transaction has written. */
  notify(tables: ReadonlySet<TableName>) {
    for (const tab of this.tabs) tab.schedule(() => tab.notifyTables(tables));
  }
  /** Delivers a message to the other tabs. */
  broadcast(from: Tab, message: unknown) {
    for (const tab of this.tabs) if (tab !== from) tab.schedule(() => tab.deliverMessage(message));
  }
  crash() {
    for (const tab of this.tabs) tab.crash();
  }

  #flush() {
    if (this.isOnline && !this.isStalled) for (const tab of this.tabs) tab.flush();
  }
}
