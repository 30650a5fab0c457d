import { wrap } from 'idb';

/** How long other tabs are waited for, in milliseconds: a frozen one holds its connection for good. */
const blockedFor = 2_000;

/** Deletes a database; where another tab keeps this from happening, it happens once that tab lets go. */
export async function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, blockedFor);
  });
  await Promise.race([wrap(factory.deleteDatabase(name)), timeout]).finally(() => clearTimeout(timer));
}
