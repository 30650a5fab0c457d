import { useSyncExternalStore } from 'react';

/**
 * Code that comes in a file of its own once it is asked for. Whether it is there is state and not suspension: what a
 * Suspense boundary has held back, React shows 300 ms after the last fallback at the earliest, however soon it came.
 */
export class Chunk<Exports> {
  #exports: Exports | undefined;
  #error: unknown;
  #loading: Promise<Exports> | undefined;
  readonly #listeners = new Set<() => void>();

  /** @param request the `import()` of the file */
  constructor(private readonly request: () => Promise<Exports>) {}

  /** Fetches the file where it is not there or on its way; again after a failure. */
  load(): Promise<Exports> {
    this.#loading ??= this.#fetch();
    return this.#loading;
  }

  async #fetch(): Promise<Exports> {
    try {
      this.#exports = await this.request();
      this.#error = undefined;
      return this.#exports;
    } catch (error) {
      this.#error = error;
      this.#loading = undefined;
      throw error;
    } finally {
      for (const listener of this.#listeners) listener();
    }
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    // What failed is thrown where it is read.
    this.load().catch(() => undefined);
    return () => void this.#listeners.delete(listener);
  };

  /** What the file exports; undefined until it is there. @throws what kept it from coming */
  readonly read = (): Exports | undefined => {
    if (this.#error !== undefined) throw this.#error;
    return this.#exports;
  };
}

/** Asks for the file. @returns what it exports, once it is there */
export const useChunk = <Exports>(chunk: Chunk<Exports>): Exports | undefined =>
  useSyncExternalStore(chunk.subscribe, chunk.read);
