import type { Store } from '@dayloom/data';
import type { Alongside, TableName, UserDatabase } from '@dayloom/data-local';
import type { UserId } from '@dayloom/domain';
import type { Locks } from '../../leader.ts';
import type { Network } from '../../connection-status.ts';
import type { OutboxEntry } from '../../outbox.ts';
import type { MemoryServer } from '../memory-server.ts';
import type { Disk } from './disk.ts';
import type { PlantedBug } from './planted-bugs.ts';
import type { Random } from './random.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What everything happens in: time, chance, the server, and whether things go wrong. */
export interface Weather {
  readonly time: VirtualTime;
  readonly random: Random;
  readonly server: MemoryServer;
  /** A name that nothing else in this schedule has. */
  readonly newId: () => string;
  /** While calm, nothing fails. */
  isCalm: boolean;
  readonly bug: PlantedBug | undefined;
  readonly storageOf: (profile: BrowserProfile) => Storage;
  /** Looks after every transaction whether what must always hold does. */
  readonly look: (profile: BrowserProfile) => void;
}

/** What a profile is kept in: the disk in memory itself, or a database whose content the disk shows. */
export interface Storage {
  open(tab: Tab, alongside: Alongside): UserDatabase;
  /** Has the disk show what is stored. */
  refresh(): Promise<void>;
  /** Puts another disk in the place of this one; no tab is open. */
  replace(disk: Disk): Promise<void>;
  /** Writes an entry as another program would. */
  putEntry(entry: OutboxEntry): Promise<void>;
}

/** A browser profile of the user on one device, as its tabs see it. */
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
  /** Tells all tabs which tables a transaction wrote to. */
  notify(tables: ReadonlySet<TableName>): void;
  /** Carries a message to the other tabs. */
  broadcast(from: Tab, message: unknown): void;
}

/** A tab as what is around it sees it. */
export interface Tab {
  readonly profile: BrowserProfile;
  readonly user: UserId;
  readonly store: Store;
  readonly tableListeners: Set<(tables: ReadonlySet<TableName>) => void>;
  now(): number;
  newId(): string;
  /** Goes on with something now, when the tab thaws, or never. */
  run(work: () => void): void;
  soon(work: () => void): void;
  hear(work: () => void): void;
  pause(): Promise<void>;
  onCrash(end: () => void): void;
  setFrozen(isFrozen: boolean): void;
  /** Everything stops where it is; what was sent to the server goes on there. */
  crash(): void;
  close(): void;
  receive(news: () => void): void;
  flush(): void;
  tellTables(tables: ReadonlySet<TableName>): void;
  tellMessage(message: unknown): void;
}
