/** Milliseconds until what failed is tried again. */
const pause = 60_000;

/** Resolves after a while, or with the end of `signal`. */
const wait = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pause);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Tries something again every minute until it succeeds: what storage refuses now it may allow then.
 * @param failed said to the console once, with the first failure
 * @returns undefined where `signal` has ended it
 */
export async function persistently<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  failed: string,
): Promise<T | undefined> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) return undefined;
      if (tries === 0) console.error(failed, error);
      await wait(signal);
    }
  }
  return undefined;
}
