/** Milliseconds. */
const retryDelay = 60_000;

/** Resolves after the delay, or when `signal` aborts. */
const wait = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, retryDelay);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Calls `work` every minute until it succeeds: storage that is unavailable now may work later.
 * @param errorText logged once, with the first error
 * @returns undefined if `signal` aborted
 */
export async function retryEveryMinute<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  errorText: string,
): Promise<T | undefined> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) return undefined;
      if (tries === 0) console.error(errorText, error);
      await wait(signal);
    }
  }
  return undefined;
}
