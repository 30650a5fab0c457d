import type { Instant } from '@dayloom/domain';
import type { DueNotification, DueSpan, Item, NotificationSource, Shell } from '@dayloom/platform';
import type { Declared, ModuleSet } from '../loader/module-set.ts';
import { servicesOf } from '../loader/services.ts';
import { isSoundDue } from './sound-due.ts';

type Source = Declared<'notificationSources'>;
export type Due = readonly DueNotification[];

/** A source that does not answer, as people call it. */
export interface FailedSource {
  readonly title: Item<'notificationSources'>['title'];
  readonly moduleTitle: string;
}

interface Listener {
  /**
   * What the source of this name has to tell of the span; before `until` it is everything, as far as this device holds
   * all records, which `isComplete` says.
   */
  told(source: string, due: Due, until: Instant, isComplete: boolean): void;
  failed(source: string): void;
}

/** What the modules have to notify of, each by itself: one that fails takes nothing from the others. */
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

  /** Whether the user has switched its module off: what it tells is shown nowhere. */
  isOff = (name: string): boolean => {
    const source = this.#sources.get(name);
    return source !== undefined && this.#set?.isOff(source.module) === true;
  };

  describe(name: string): FailedSource | undefined {
    const source = this.#sources.get(name);
    return source && { title: source.item.title, moduleTitle: source.module.entry.descriptor.title };
  }

  /** Asks all sources, again those that failed before. @returns what ends it */
  watch(span: DueSpan, listener: Listener): () => void {
    const ending = new AbortController();
    for (const name of this.names) void this.#watch(name, span, listener, ending.signal);
    return () => ending.abort();
  }

  /** A source that did not come is asked for anew with the next span. */
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

  async #watch(name: string, span: DueSpan, { told, failed }: Listener, signal: AbortSignal) {
    const source = this.#sources.get(name);
    if (!source) return;
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      // Without a network it is asked for again when that is back.
      if (navigator.onLine)
        console.error(`The notifications of '${source.item.title}' cannot be planned.`, error);
      failed(name);
    };
    try {
      const watchSpan = await this.#load(name, source);
      if (signal.aborted) return;
      const stop = watchSpan(
        span,
        (due, until = span.to, isComplete = true) =>
          !signal.aborted && told(name, due.filter(isSoundDue), until, isComplete),
        fail,
      );
      signal.addEventListener('abort', stop);
    } catch (error) {
      fail(error);
    }
  }
}
