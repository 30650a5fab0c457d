import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  runTransaction,
} from 'firebase/firestore';

/**
 * Reads a document from the server with a separate request, billed as one read. `getDocFromServer` uses a listener
 * instead: after a lost connection the SDK waits up to 90 s before it listens again, and until then such reads fail even
 * if the network works.
 */
export async function readDocument(db: Firestore, document: DocumentReference): Promise<DocumentSnapshot> {
  let found: DocumentSnapshot | undefined;
  const read = new Error('Nothing is to be written');
  try {
    await runTransaction(
      db,
      async (transaction) => {
        found = await transaction.get(document);
        // Do not complete the transaction: its commit would read again.
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
