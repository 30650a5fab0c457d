import type { UserId } from '@dayloom/domain';
import { type DatabaseSpec, openDatabase } from '../connection/open-database.ts';
import { schemaVersion } from './rows.ts';
import type { UserSchema } from './stores.ts';

type Upgrade = DatabaseSpec<UserSchema>['upgrade'];

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

const importUpgrades = () => import(/* webpackChunkName: "writes" */ './upgrade-schema.ts');

/**
 * An upgrade cannot wait for its code, and few starts need it. So the first attempt is aborted, which leaves the database
 * as it was, and the second one follows once the code is loaded.
 */
function upgradedLate(name: string, load: () => Promise<Upgrade>): DatabaseSpec<UserSchema> {
  let upgrade: Upgrade | undefined;
  return {
    name,
    version: schemaVersion,
    upgrade(transaction) {
      if (upgrade) upgrade(transaction);
      else transaction.abort();
    },
    async open(...asked) {
      const isLoaded = upgrade !== undefined;
      try {
        return await openDatabase(...asked);
      } catch (error) {
        if (isLoaded || !isAborted(error)) throw error;
        upgrade = await load();
        return openDatabase(...asked);
      }
    },
  };
}

/** The database of one user on the embedded backend. Accounts never share a database. */
export const embeddedDatabaseOf = (user: UserId, load = importUpgrades) =>
  upgradedLate(`dayloom-${user}`, async () => (await load()).upgradeEmbedded);

/** The replica of a server's records on this device, with the changes that are not sent yet. */
export const replicaDatabaseOf = (user: UserId) =>
  upgradedLate(`dayloom-replica-${user}`, async () => (await importUpgrades()).upgradeReplica);
