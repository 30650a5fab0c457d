import { createEmitter } from '@dayloom/data';
import { useSyncExternalStore } from 'react';

/**
 * A lazily loaded module. Whether it is loaded is state, not suspension: React shows the content of a Suspense
 * boundary no earlier than 300 ms after the last fallback, even if it has loaded sooner.
 */
export interface Chunk<Exports> {
  /** Fetches the file unless it is loaded or loading. A failed load is retried. */
  load(): Promise<Exports>;
  /** Fetches the file, and calls the listener when it has loaded or failed. @returns a function that unsubscribes */
  subscribe(this: void, listener: () => void): () => void;
  /** The file's exports; undefined until it is loaded. @throws the error of a failed load */
  read(this: void): Exports | undefined;
  /** Like `subscribe`, but fetches nothing. */
  watch(this: void, listener: () => void): () => void;
  /** Like `read`, but undefined after a failed load. */
  peek(this: void): Exports | undefined;
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
          // Current subscribers get the error; a later one retries.
          if (readers > 0) failure = { error };
          throw error;
        },
      )
      .finally(() => settled.emit()));

  return {
    load,
    subscribe(listener) {
      readers += 1;
      // The caller of `read` gets the error.
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
    watch: (listener) => settled.subscribe(listener),
    peek: () => exports,
  };
}

/** Fetches the file. @returns its exports, once it is loaded */
export const useChunk = <Exports>(chunk: Chunk<Exports>): Exports | undefined =>
  useSyncExternalStore(chunk.subscribe, chunk.read, chunk.read);

/** Fetches nothing. @returns the file's exports, once something has fetched it */
export const useLoaded = <Exports>(chunk: Chunk<Exports>): Exports | undefined =>
  useSyncExternalStore(chunk.watch, chunk.peek, chunk.peek);
