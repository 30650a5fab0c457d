import type { UserId } from '@dayloom/domain';
import type { LocalOptions } from './local-options.ts';
import type { DatabaseSpec } from './open-database.ts';
import type { Alongside } from './user-database.ts';

export interface OpenOptions {
  readonly user: UserId;
  /** The account's e-mail, which a new profile must carry; unchecked where it is not known. */
  readonly email?: string | undefined;
  readonly spec: DatabaseSpec;
  readonly options: LocalOptions;
  /** Where this database is the replica of a server: what else a commit writes. */
  readonly alongside?: Alongside;
}
