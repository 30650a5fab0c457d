import { deleteDB, openDB } from 'idb';

const newStores = ['repeats', 'repeatSkips', 'dayOrders'];
/** Indexes of version 8 are of keys. */
const isNew = (keyPath: string | readonly string[]) => keyPath.toString().includes('fields.');

/** Writes a user's database again as version 8 had it, without what repeats and orders of days. */
export async function makeOlder(name: string) {
  const current = await openDB(name);
  const stores = [...current.objectStoreNames].filter((store) => !newStores.includes(store));
  const reading = current.transaction(stores);
  const read = await Promise.all(
    stores.map(async (storeName) => {
      const store = reading.objectStore(storeName);
      const { keyPath, autoIncrement } = store;
      const indexes = [...store.indexNames]
        .map((index) => store.index(index))
        .filter((index) => !isNew(index.keyPath));
      return { storeName, keyPath, autoIncrement, indexes, rows: await store.getAll() };
    }),
  );
  current.close();
  await deleteDB(name);
  const older = await openDB(name, 8, {
    upgrade(database) {
      for (const { storeName, keyPath, autoIncrement, indexes, rows } of read) {
        const created = database.createObjectStore(storeName, { keyPath, autoIncrement });
        for (const index of indexes) created.createIndex(index.name, index.keyPath);
        for (const row of rows) void created.put('v' in row ? { ...row, v: 8 } : row);
      }
    },
  });
  older.close();
}
