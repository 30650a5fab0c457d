import { StoreError } from './store-error.ts';

/** How long storage may take over one answer, in ms. */
const answerTimeout = 5_000;
const step = 500;

/**
 * Calls `late` with a 'storage-blocked' error after 5 s. Only time in which the page runs counts: while a device stalls,
 * storage cannot answer either.
 * @returns what stops it
 */
export function onNoAnswer(late: (error: StoreError) => void): () => void {
  let left = answerTimeout;
  const timer = setInterval(() => {
    left -= step;
    if (left > 0) return;
    clearInterval(timer);
    late(new StoreError('storage-blocked', 'The storage does not answer'));
  }, step);
  return () => clearInterval(timer);
}
