import type { UserId } from '@dayloom/domain';
import type { Device } from './devices.ts';

/** The rows of a test database, as a backup of the browser profile would contain them. */
export type Backup = ReadonlyMap<string, readonly unknown[]>;

const opened = (indexedDB: IDBFactory, name: string) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('It did not open')));
  });
const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));

const nameOf = (user: UserId) => `dayloom-replica-${user}`;

export async function backUp({ indexedDB }: Device, user: UserId): Promise<Backup> {
  const database = await opened(indexedDB, nameOf(user));
  const names = [...database.objectStoreNames];
  const stores = database.transaction(names);
  const rows = await Promise.all(
    names.map(async (name) => [name, await answered(stores.objectStore(name).getAll())] as const),
  );
  database.close();
  return new Map(rows);
}

/** Replaces the data of a device by a backup. Its database must exist and be closed. */
export async function putBack({ indexedDB }: Device, user: UserId, backup: Backup): Promise<void> {
  const database = await opened(indexedDB, nameOf(user));
  const stores = database.transaction([...backup.keys()], 'readwrite');
  const completed = new Promise<void>((resolve) => stores.addEventListener('complete', () => resolve()));
  for (const [name, rows] of backup) {
    stores.objectStore(name).clear();
    for (const row of rows) stores.objectStore(name).put(row);
  }
  await completed;
  database.close();
}
