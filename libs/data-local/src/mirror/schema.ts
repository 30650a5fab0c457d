import type { UserId } from '@dayloom/domain';
import type { DatabaseSpec } from '../open-database.ts';
import { schemaVersion, upgradeRecords } from '../schema.ts';
import { journalStore } from './journal.ts';

/** Keys of queries that the server has answered once, figures as the server last told them, this device's name. */
export const notesStore = 'known';

/** Rises with every change of the stores beside the records. */
const beside = 1;

/** A server's records as this device knows them, and the journal of what the server does not know yet. */
export const mirrorOf = (user: UserId): DatabaseSpec => ({
  name: `dayloom-mirror-${user}`,
  version: schemaVersion * 100 + beside,
  upgrade(database, transaction) {
    upgradeRecords(database, transaction);
    const names = database.objectStoreNames;
    if (!names.contains(journalStore))
      database.createObjectStore(journalStore, { keyPath: 'step', autoIncrement: true });
    if (!names.contains(notesStore)) database.createObjectStore(notesStore, { keyPath: 'key' });
  },
});
