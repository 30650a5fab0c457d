import type { Instant } from '@dayloom/domain';
import type { DueNotification, DueSpan, Item, NotificationSource, Shell } from '@dayloom/platform';
import type { Declared, ModuleSet } from '../loader/module-set.ts';
import { servicesOf } from '../loader/services.ts';
import { isValidDue } from './valid-due.ts';

type Source = Declared<'notificationSources'>;
export type Due = readonly DueNotification[];

/** The user-facing names of a source that failed. */
export interface FailedSource {
  readonly title: Item<'notificationSources'>['title'];
  readonly moduleTitle: string;
}

interface Listener {
  /**
   * Called with all notifications of one source before `until`. `isComplete` is false while this device does not have
   * all records yet.
   */
  onDue(source: string, due: Due, until: Instant, isComplete: boolean): void;
  onError(source: string): void;
}

/** Reads the notification sources of all modules. A failed source does not affect the others. */
export class SourceFeed {
  readonly #shell: Shell;
  readonly #set: ModuleSet | undefined;
  readonly #sources: ReadonlyMap<string, Source>;
  readonly #loaded = new Map<string, Promise<ReturnType<NotificationSource>>>();

  constructor(set: ModuleSet | undefined, shell: Shell) {
    this.#shell = shell;
    this.#set = set;
    const declared = (set?.all('notificationSources') ?? []).filter(
      ({ module }) => module.refusal === undefined,
    );
    this.#sources = new Map(declared.map((one) => [`${one.module.entry.name}/${one.item.id}`, one]));
  }

  get names(): readonly string[] {
    return [...this.#sources.keys()];
  }

  /** Whether the user switched the source's module off. Its notifications are not shown. */
  isOff = (name: string): boolean => {
    const source = this.#sources.get(name);
    return source !== undefined && this.#set?.isOff(source.module) === true;
  };

  describe(name: string): FailedSource | undefined {
    const source = this.#sources.get(name);
    return source && { title: source.item.title, moduleTitle: source.module.entry.descriptor.title };
  }

  /** Watches all sources and retries those that failed to load. @returns a function that stops watching */
  watch(span: DueSpan, listener: Listener): () => void {
    const controller = new AbortController();
    for (const name of this.names) void this.#watch(name, span, listener, controller.signal);
    return () => controller.abort();
  }

  /** A source that failed to load is loaded again by the next `watch`. */
  #load(name: string, { module, item }: Source) {
    const known = this.#loaded.get(name);
    if (known) return known;
    const loaded = module
      .load('notificationSources', item.id)
      .then(({ default: source }) => source(servicesOf(this.#shell, module)));
    this.#loaded.set(name, loaded);
    loaded.catch(() => this.#loaded.delete(name));
    return loaded;
  }

  async #watch(name: string, span: DueSpan, { onDue, onError }: Listener, signal: AbortSignal) {
    const source = this.#sources.get(name);
    if (!source) return;
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      // Offline failures are expected: the source is loaded again when the network is back.
      if (navigator.onLine)
        console.error(`The notifications of '${source.item.title}' cannot be planned.`, error);
      onError(name);
    };
    try {
      const watchSpan = await this.#load(name, source);
      if (signal.aborted) return;
      const stop = watchSpan(
        span,
        (due, until = span.to, isComplete = true) =>
          !signal.aborted && onDue(name, due.filter(isValidDue), until, isComplete),
        fail,
      );
      signal.addEventListener('abort', stop);
    } catch (error) {
      fail(error);
    }
  }
}
