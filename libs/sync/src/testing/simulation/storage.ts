import { memoryDatabase } from './memory-database.ts';
import type { BrowserProfile, Storage } from './world.ts';

/** Stores a profile on its disk in memory. */
export const memoryStorage = (profile: BrowserProfile): Storage => ({
  open: memoryDatabase,
  refresh: () => Promise.resolve(),
  replace(disk) {
    profile.disk = disk;
    return Promise.resolve();
  },
  putEntry(entry) {
    profile.disk.tables.outbox.set(entry.seq, entry);
    return Promise.resolve();
  },
});
