export type Locks = Pick<LockManager, 'request'>;

/**
 * Does something in one tab at a time: in this one as soon as no other does it. Where there are no locks, at once.
 * @param begin starts it and answers with what ends it
 * @returns a function that ends it, or the waiting for it
 */
export function asLeader(locks: Locks | undefined, name: string, begin: () => () => void): () => void {
  if (!locks) return begin();
  const aborting = new AbortController();
  const ended = new Promise<void>((resolve) =>
    aborting.signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  locks
    .request(name, { signal: aborting.signal }, async () => {
      const end = begin();
      await ended;
      end();
    })
    .catch((error: unknown) => {
      if (!aborting.signal.aborted) console.error('The journal cannot be led.', error);
    });
  return () => aborting.abort();
}
