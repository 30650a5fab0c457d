import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  runTransaction,
} from 'firebase/firestore';

/**
 * Reads a document from the server with a request of its own, for the price of one read. `getDocFromServer` listens to
 * it instead: after a lost connection the SDK waits up to 90 s before it listens again, and each such read fails
 * meanwhile, whatever the network does.
 */
export async function readDocument(db: Firestore, document: DocumentReference): Promise<DocumentSnapshot> {
  let found: DocumentSnapshot | undefined;
  const read = new Error('Nothing is to be written');
  try {
    await runTransaction(
      db,
      async (transaction) => {
        found = await transaction.get(document);
        // A transaction that comes to its end sends a commit, which looks once more.
        throw read;
      },
      { maxAttempts: 1 },
    );
  } catch (error) {
    if (error !== read) throw error;
  }
  if (!found) throw new Error('A transaction ended without reading');
  return found;
}
