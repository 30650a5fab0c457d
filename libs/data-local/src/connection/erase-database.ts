import { wrap } from 'idb';

/** How long to wait for other tabs, in milliseconds: a frozen tab never closes its connection. */
const blockedTimeout = 2_000;

/** Deletes a database. If another tab blocks this, the browser deletes it when that tab closes its connection. */
export async function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, blockedTimeout);
  });
  await Promise.race([wrap(factory.deleteDatabase(name)), timeout]).finally(() => clearTimeout(timer));
}
