import { createEmitter } from '@dayloom/data';
import { matchRank, searchableText, searchWords } from '@dayloom/domain/search';
import type { SearchResult, SearchSource, Shell } from '@dayloom/platform';
import type { CommandModule, CommandModuleSet, DeclaredItem } from '../command-host.ts';

type Source = DeclaredItem<'searchSources'>;

/** The answer of one search source to the typed text. */
export interface SourceAnswer {
  /** The kind of record in the module's words: 'Tasks'. */
  readonly title: string;
  readonly moduleTitle: string;
  readonly phase: 'searching' | 'answered' | 'failed';
  readonly results: readonly SearchResult[];
}

/** Earlier results that also match this text, shown until its own arrive so that nothing jumps. */
function stillFitting(results: readonly SearchResult[], typed: string) {
  const words = searchWords(typed);
  if (words.length === 0) return [];
  return results.filter(({ title, detail }) => matchRank(searchableText(title, detail), words) !== undefined);
}

/** Searches the modules' sources for records by text. A failure of one does not affect the others. */
export class RecordSearch {
  readonly #sources: readonly Source[];
  readonly #servicesOf: (module: CommandModule) => Shell;
  readonly #loaded = new Map<Source, Promise<ReturnType<SearchSource>>>();
  readonly #changed = createEmitter();
  #answers: readonly SourceAnswer[];

  constructor(set: CommandModuleSet | undefined, servicesOf: (module: CommandModule) => Shell) {
    this.#servicesOf = servicesOf;
    this.#sources = (set?.items('searchSources') ?? []).filter(({ module }) => module.refusal === undefined);
    this.#answers = this.#sources.map(({ module, item }) => ({
      title: item.title,
      moduleTitle: module.entry.descriptor.title,
      phase: 'answered',
      results: [],
    }));
  }

  readonly subscribe = (listener: () => void) => this.#changed.subscribe(listener);
  readonly answers = () => this.#answers;

  #setAnswer(at: number, change: Partial<SourceAnswer>) {
    this.#answers = this.#answers.map((answer, index) => (index === at ? { ...answer, ...change } : answer));
    this.#changed.emit();
  }

  /** A source that failed to load is requested again with the next letter. */
  #load(source: Source) {
    const known = this.#loaded.get(source);
    if (known) return known;
    const { module, item } = source;
    const loaded = module
      .load('searchSources', item.id)
      .then(({ default: searchIn }) => searchIn(this.#servicesOf(module)));
    this.#loaded.set(source, loaded);
    loaded.catch(() => this.#loaded.delete(source));
    return loaded;
  }

  async #ask(source: Source, at: number, { typed, signal }: { typed: string; signal: AbortSignal }) {
    const update = (change: Partial<SourceAnswer>) => {
      if (!signal.aborted) this.#setAnswer(at, change);
    };
    try {
      const search = await this.#load(source);
      const results = await search(typed, signal, (soFar) => update({ results: soFar }));
      update({ phase: 'answered', results });
    } catch (error) {
      if (!signal.aborted) console.error(`The search of '${source.item.title}' failed.`, error);
      update({ phase: 'failed', results: [] });
    }
  }

  /** Starts a search; a blank text only loads the sources. @returns a function that ends it */
  search(typed: string): () => void {
    const controller = new AbortController();
    this.#answers = this.#answers.map((answer) => ({
      ...answer,
      phase: answer.phase === 'failed' ? 'failed' : 'searching',
      results: stillFitting(answer.results, typed),
    }));
    this.#changed.emit();
    this.#sources.forEach((source, at) => void this.#ask(source, at, { typed, signal: controller.signal }));
    return () => controller.abort();
  }
}
