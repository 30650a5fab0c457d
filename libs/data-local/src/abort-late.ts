import { onNoAnswer, type StoreError } from '@dayloom/data';
import type { Transaction } from './connection.ts';

/**
 * Aborts a write that storage does not answer, so that nothing of it is written later. One that is already being
 * committed cannot be aborted and is waited for; one whose database is still opening is refused once it has opened.
 */
export function abortLate() {
  let running: Transaction | undefined;
  let tooLate: StoreError | undefined;
  const stop = onNoAnswer((error) => {
    try {
      running?.abort();
      tooLate = error;
    } catch {
      // It is being committed.
    }
  });

  return {
    /** Called with the transaction as soon as it exists. @throws StoreError 'storage-blocked' where that is too late */
    begin(transaction: Transaction) {
      if (tooLate) throw tooLate;
      running = transaction;
    },
    /** Once the write has ended. */
    stop,
    /** Why it was aborted; else what it failed with itself. */
    reasonOf: (error: unknown) => tooLate ?? error,
  };
}
