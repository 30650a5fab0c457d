import { createEmitter } from '@dayloom/data';
import { useSyncExternalStore } from 'react';

/**
 * Code that comes in a file of its own once it is asked for. Whether it is there is state and not suspension: what a
 * Suspense boundary has held back, React shows 300 ms after the last fallback at the earliest, however soon it came.
 */
export interface Chunk<Exports> {
  /** Fetches the file where it is not there or on its way; again after a failure. */
  load(): Promise<Exports>;
  /** Asks for the file, and calls whenever it has come or failed. @returns what ends the calls */
  subscribe(this: void, listener: () => void): () => void;
  /** What the file exports; undefined until it is there. @throws what kept it from coming */
  read(this: void): Exports | undefined;
}

/** @param request the `import()` of the file */
export function lazyModule<Exports>(request: () => Promise<Exports>): Chunk<Exports> {
  let exports: Exports | undefined;
  let failure: { readonly error: unknown } | undefined;
  let loading: Promise<Exports> | undefined;
  const settled = createEmitter();
  let readers = 0;

  const load = () =>
    (loading ??= request()
      .then(
        (loaded) => (exports = loaded),
        (error: unknown) => {
          loading = undefined;
          // Told to those who wait for it; whoever comes later asks again.
          if (readers > 0) failure = { error };
          throw error;
        },
      )
      .finally(() => settled.emit()));

  return {
    load,
    subscribe(listener) {
      readers += 1;
      // What failed is thrown where it is read.
      load().catch(() => undefined);
      const stop = settled.subscribe(listener);
      return () => {
        stop();
        readers -= 1;
        if (readers === 0) failure = undefined;
      };
    },
    read() {
      if (failure) throw failure.error;
      return exports;
    },
  };
}

/** Asks for the file. @returns what it exports, once it is there */
export const useChunk = <Exports>(chunk: Chunk<Exports>): Exports | undefined =>
  useSyncExternalStore(chunk.subscribe, chunk.read, chunk.read);
