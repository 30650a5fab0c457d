/** The usual delay of a timer on a page that is not busy. Milliseconds. */
const usualDelay = 20;

/**
 * Waits for a promise. Time during which the page was busy does not count: a response that arrived then is queued
 * like the timer, and could not be handled earlier.
 * @throws if the promise takes longer than `milliseconds`
 */
export function withTimeout<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    const wait = (left: number) => {
      const due = performance.now() + left;
      timer = setTimeout(() => {
        const busy = performance.now() - due;
        if (busy > usualDelay) wait(busy);
        else reject(new Error(`no answer within ${milliseconds / 1_000} s`));
      }, left);
    };
    wait(milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
