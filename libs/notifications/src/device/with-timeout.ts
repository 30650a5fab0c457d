/** Rejects with this text if the promise takes longer. Browsers wait forever for a worker script that is never served. */
export const withTimeout = <T>(milliseconds: number, promise: Promise<T>, errorText: string): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error(errorText)), milliseconds)),
  ]);
