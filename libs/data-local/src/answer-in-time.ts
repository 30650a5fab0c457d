import { onNoAnswer, type StoreError } from '@dayloom/data';
import type { Transaction } from './connection.ts';

/**
 * Ends a write that storage does not answer (ER52): its transaction is aborted, so that nothing of it is written later.
 * One that is already being committed cannot be aborted and is waited for.
 */
export function answerInTime() {
  let running: Transaction | undefined;
  let tooLate: StoreError | undefined;

  return {
    /** Called with the transaction as soon as it exists. @throws StoreError 'storage-blocked' where that is too late */
    begin(transaction: Transaction) {
      if (tooLate) throw tooLate;
      running = transaction;
    },

    /** Resolves as `writing` does. @throws StoreError 'storage-blocked' after 5 s */
    async inTime(writing: Promise<unknown>): Promise<void> {
      let stop = () => undefined as void;
      const late = new Promise<never>((_, reject) => {
        stop = onNoAnswer((error) => {
          try {
            running?.abort();
          } catch {
            return;
          }
          tooLate = error;
          reject(error);
        });
      });
      try {
        await Promise.race([writing, late]);
      } finally {
        stop();
      }
    },
  };
}
