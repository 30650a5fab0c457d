import { StoreError } from '@dayloom/data';
import type { Transaction } from './connection.ts';

/** How long storage may take over a change before it is taken back (ER52). */
const writeTimeout = 5_000;

const noAnswer = () => new StoreError('storage-blocked', 'The storage does not answer');

/**
 * Ends a write that storage does not answer: its transaction is aborted, so that nothing of it is written later. One that
 * is already being committed cannot be aborted and is waited for.
 */
export function answerInTime() {
  let running: Transaction | undefined;
  let isLate = false;

  return {
    /** Called with the transaction as soon as it exists. @throws StoreError 'storage-blocked' where that is too late */
    begin(transaction: Transaction) {
      if (isLate) throw noAnswer();
      running = transaction;
    },

    /** Resolves as `writing` does. @throws StoreError 'storage-blocked' after 5 s */
    async inTime(writing: Promise<unknown>): Promise<void> {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          try {
            running?.abort();
          } catch {
            return;
          }
          isLate = true;
          reject(noAnswer());
        }, writeTimeout);
      });
      try {
        await Promise.race([writing, late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
