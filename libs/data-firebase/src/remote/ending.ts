import type { RemoteError } from './remote.ts';

/** The one end of a remote, with its reason; everything under way then gives up. */
export interface Ending {
  reason(): RemoteError | undefined;
  /** Told at most once, at once where the end has come already. @returns a function that stops it */
  watch(listener: (reason: RemoteError) => void): () => void;
  end(reason: RemoteError): void;
}

export function makeEnding(): Ending {
  const listeners = new Set<(reason: RemoteError) => void>();
  let ended: RemoteError | undefined;
  return {
    reason: () => ended,
    watch(listener) {
      if (ended) listener(ended);
      else listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    end(reason) {
      if (ended) return;
      ended = reason;
      for (const listener of listeners) listener(reason);
      listeners.clear();
    },
  };
}
