import { onNoAnswer, type StoreError } from '@dayloom/data';

/**
 * Aborts a write when storage does not answer in time, so that it is not written later. A write that is already being
 * committed cannot be aborted; the caller waits for it. If the database is still opening, `begin` throws after it opens.
 */
export function abortLate() {
  let running: Pick<IDBTransaction, 'abort'> | undefined;
  let tooLate: StoreError | undefined;
  const stop = onNoAnswer((error) => {
    try {
      running?.abort();
      tooLate = error;
    } catch {
      // The transaction is already being committed.
    }
  });

  return {
    /** Call with the transaction as soon as it exists. @throws StoreError 'storage-blocked' after the timeout */
    begin(transaction: Pick<IDBTransaction, 'abort'>) {
      if (tooLate) throw tooLate;
      running = transaction;
    },
    /** Call when the write has ended. */
    stop,
    /** The timeout error if the write was aborted, otherwise the error of the write. */
    reasonOf: (error: unknown) => tooLate ?? error,
  };
}
