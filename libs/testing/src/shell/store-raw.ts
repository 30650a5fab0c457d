/** Writes a row into the database of a shell without any checks: a record that was damaged on the disk. */
export async function storeRaw(indexedDB: IDBFactory, collection: string, row: object) {
  const [found] = await indexedDB.databases();
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(found?.name ?? '');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('not opened')));
  });
  const transaction = database.transaction(collection, 'readwrite');
  transaction.objectStore(collection).put(row);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
}
