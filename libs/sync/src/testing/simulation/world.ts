import type { Query, Store } from '@dayloom/data';
import type { OnCommit, TableName, UserDatabase } from '@dayloom/data-local';
import type { UserId } from '@dayloom/domain';
import type { Network } from '../../connection/connection-status.ts';
import type { OutboxEntry } from '../../outbox/outbox.ts';
import type { Locks } from '../../tabs/leader.ts';
import type { MemoryServer } from '../memory-server.ts';
import type { ClockLog } from './clock-log.ts';
import type { Disk } from './disk.ts';
import type { PlantedBug } from './planted-bugs.ts';
import type { Random } from './random.ts';
import type { SessionLog } from './session-log.ts';
import type { StepLog } from './step-log.ts';
import type { VirtualTime } from './virtual-time.ts';

/** The environment of a schedule: time, chance, the server, and whether faults occur. */
export interface Weather {
  readonly time: VirtualTime;
  readonly random: Random;
  readonly server: MemoryServer;
  /** An id that is unique in this schedule. */
  readonly newId: () => string;
  /** While calm, nothing fails. */
  isCalm: boolean;
  readonly bug: PlantedBug | undefined;
  /** What the devices do with the clock; undefined in schedules without it. */
  readonly clocks: ClockLog | undefined;
  /** Whether the devices often change a series from a day on. */
  readonly cutsSeries: boolean;
  /** The orders of days that were written; undefined in schedules that arrange none. */
  readonly orders: Set<string> | undefined;
  /** The edits of steps that the devices stored; undefined in schedules without them. */
  readonly steps: StepLog | undefined;
  /** The changes of sessions that the devices stored; undefined in schedules without them. */
  readonly sessions: SessionLog | undefined;
  readonly storageOf: (profile: BrowserProfile) => Storage;
  /** Checks the invariants after every transaction. */
  readonly look: (profile: BrowserProfile) => void;
}

/** Where a profile is stored: the disk in memory itself, or a database with the disk as its copy. */
export interface Storage {
  open(tab: Tab, onCommit: OnCommit): UserDatabase;
  /** Updates the disk from what is stored. */
  refresh(): Promise<void>;
  /** Replaces the disk. No tab may be open. */
  replace(disk: Disk): Promise<void>;
  /** The seconds of sessions by kept totals; missing where none are kept. */
  readonly sum?: (query: Query<unknown>) => Promise<number>;
  /** Writes an entry as another version of the app would. */
  putEntry(entry: OutboxEntry): Promise<void>;
}

/** A browser profile of the user on one device, for its tabs. */
export interface BrowserProfile {
  readonly name: string;
  readonly weather: Weather;
  readonly storage: Storage;
  readonly tabs: Set<Tab>;
  readonly network: Network;
  readonly locks: { of(tab: Tab): Locks; forget(tab: Tab): void };
  disk: Disk;
  readonly isOnline: boolean;
  readonly isStalled: boolean;
  /** How far its clock is ahead, in milliseconds. */
  readonly clockAhead: number;
  /** Notifies all tabs of the tables that a transaction has written. */
  notify(tables: ReadonlySet<TableName>): void;
  /** Delivers a message to the other tabs. */
  broadcast(from: Tab, message: unknown): void;
}

/** A tab, for its environment. */
export interface Tab {
  readonly profile: BrowserProfile;
  readonly user: UserId;
  readonly store: Store;
  readonly tableListeners: Set<(tables: ReadonlySet<TableName>) => void>;
  now(): number;
  newId(): string;
  /** Runs work now, or when the tab is no longer frozen, or never if it has crashed. */
  run(work: () => void): void;
  soon(work: () => void): void;
  schedule(work: () => void): void;
  pause(): Promise<void>;
  onCrash(end: () => void): void;
  setFrozen(isFrozen: boolean): void;
  /** Stops everything in the tab. Requests already sent continue on the server. */
  crash(): void;
  close(): void;
  receive(news: () => void): void;
  flush(): void;
  notifyTables(tables: ReadonlySet<TableName>): void;
  deliverMessage(message: unknown): void;
}
