import { StoreError } from './store-error.ts';

/** How long storage may take to answer, in milliseconds. */
const answerTimeout = 5_000;
const tickDuration = 500;

/**
 * Calls `late` with a 'storage-blocked' error after 5 s. Counts only while the page runs: while a device is
 * suspended, storage cannot answer either.
 * @returns a function that stops it
 */
export function onNoAnswer(late: (error: StoreError) => void): () => void {
  let remaining = answerTimeout;
  const timer = setInterval(() => {
    remaining -= tickDuration;
    if (remaining > 0) return;
    clearInterval(timer);
    late(new StoreError('storage-blocked', 'The storage does not answer'));
  }, tickDuration);
  return () => clearInterval(timer);
}
