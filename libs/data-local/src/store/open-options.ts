import type { Drafts } from '@dayloom/data';
import type { UserId } from '@dayloom/domain';
import type { LocalOptions } from '../connection/local-options.ts';
import type { DatabaseSpec } from '../connection/open-database.ts';
import type { IndexedDatabase } from '../database/indexed-database.ts';
import type { UserSchema } from '../database/stores.ts';
import type { OnCommit } from '../database/user-database.ts';
import type { Watches } from '../live/watches.ts';
import type { RecordReads } from '../queries/record-reads.ts';

export interface OpenOptions {
  readonly user: UserId;
  /** The account's e-mail, which a new profile must have; not checked if undefined. */
  readonly email?: string | undefined;
  readonly spec: DatabaseSpec<UserSchema>;
  readonly options: LocalOptions;
  /** Present if this database is the replica of a server: adds the writes of the sync engine to each commit. */
  readonly onCommit?: OnCommit;
}

/** The parts of an open database. */
export interface Opened {
  readonly database: IndexedDatabase;
  readonly reads: RecordReads;
  readonly watches: Watches;
  readonly drafts: Drafts;
}
