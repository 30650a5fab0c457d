import type { Instant } from '@dayloom/domain';
import type { DueNotification, DueSpan, NotificationSource, Shell } from '@dayloom/platform';
import { isValidDue } from './valid-due.ts';

export type Due = readonly DueNotification[];

export interface DeclaredSource {
  /** Unique among all modules. */
  readonly name: string;
  /** How the user knows it. */
  readonly title: string;
  readonly moduleTitle: string;
  /** Whether the user switched its module off. Its notifications are not shown. */
  isOff(): boolean;
  /** Loads its code. A failed load can be repeated. */
  load(shell: Shell): Promise<ReturnType<NotificationSource>>;
}

interface Listener {
  /** All notifications of a source before `until`. `isComplete`: this device has all records. */
  onDue(source: string, due: Due, until: Instant, isComplete: boolean): void;
  onError(source: string): void;
}

/** Reads the notification sources of all modules. A failed source does not affect the others. */
export function sourceFeed(sources: readonly DeclaredSource[], shell: Shell) {
  const loaded = new Map<string, ReturnType<DeclaredSource['load']>>();

  /** A source that failed to load is loaded again by the next `watch`. */
  function load(source: DeclaredSource) {
    const known = loaded.get(source.name);
    if (known) return known;
    const loading = source.load(shell);
    loaded.set(source.name, loading);
    loading.catch(() => loaded.delete(source.name));
    return loading;
  }

  async function watchOne(source: DeclaredSource, span: DueSpan, listener: Listener, signal: AbortSignal) {
    const { name, title } = source;
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      // Offline failures are expected: the source is loaded again when the network is back.
      if (navigator.onLine) console.error(`The notifications of '${title}' cannot be planned.`, error);
      listener.onError(name);
    };
    try {
      const watchSpan = await load(source);
      if (signal.aborted) return;
      const stop = watchSpan(
        span,
        (due, until = span.to, isComplete = true) =>
          !signal.aborted && listener.onDue(name, due.filter(isValidDue), until, isComplete),
        fail,
      );
      signal.addEventListener('abort', stop);
    } catch (error) {
      fail(error);
    }
  }

  return {
    names: sources.map(({ name }) => name),
    isOff: (name: string) => sources.some((source) => source.name === name && source.isOff()),
    source: (name: string) => sources.find((source) => source.name === name),
    /** Watches all sources and retries those that failed to load. @returns a function that stops watching */
    watch(span: DueSpan, listener: Listener): () => void {
      const controller = new AbortController();
      for (const source of sources) void watchOne(source, span, listener, controller.signal);
      return () => controller.abort();
    },
  };
}
export type SourceFeed = ReturnType<typeof sourceFeed>;
