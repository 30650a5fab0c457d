import { createEmitter } from '@dayloom/data';
import { matchRank, searchableText, searchWords } from '@dayloom/domain/search';
import type { SearchResult, SearchSource, Shell } from '@dayloom/platform';
import type { Declared, ModuleSet } from '../loader/module-set.ts';
import { servicesOf } from '../loader/services.ts';

type Source = Declared<'searchSources'>;

/** What one source of a module says to the text that is typed. */
export interface SourceAnswer {
  /** The kind of record in the words of its module: 'Tasks'. */
  readonly title: string;
  readonly moduleTitle: string;
  readonly phase: 'searching' | 'answered' | 'failed';
  readonly results: readonly SearchResult[];
}

/** What was found for the text before and fits this one too: nothing jumps while its own answer is on its way. */
function stillFitting(results: readonly SearchResult[], typed: string) {
  const words = searchWords(typed);
  if (words.length === 0) return [];
  return results.filter(({ title, detail }) => matchRank(searchableText(title, detail), words) !== undefined);
}

/** Asks the modules' search sources for records by text, each on its own: one that fails takes nothing from the others. */
export class RecordSearch {
  readonly #sources: readonly Source[];
  readonly #shell: Shell;
  readonly #loaded = new Map<Source, Promise<ReturnType<SearchSource>>>();
  readonly #changed = createEmitter();
  #answers: readonly SourceAnswer[];

  constructor(set: ModuleSet | undefined, shell: Shell) {
    this.#shell = shell;
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

  /** A source that did not come is asked for anew with the next letter. */
  #load(source: Source) {
    const known = this.#loaded.get(source);
    if (known) return known;
    const { module, item } = source;
    const loaded = module
      .load('searchSources', item.id)
      .then(({ default: searchIn }) => searchIn(servicesOf(this.#shell, module)));
    this.#loaded.set(source, loaded);
    loaded.catch(() => this.#loaded.delete(source));
    return loaded;
  }

  async #ask(source: Source, at: number, { typed, signal }: { typed: string; signal: AbortSignal }) {
    const tell = (change: Partial<SourceAnswer>) => {
      if (!signal.aborted) this.#setAnswer(at, change);
    };
    try {
      const search = await this.#load(source);
      const results = await search(typed, signal, (soFar) => tell({ results: soFar }));
      tell({ phase: 'answered', results });
    } catch (error) {
      if (!signal.aborted) console.error(`The search of '${source.item.title}' failed.`, error);
      tell({ phase: 'failed', results: [] });
    }
  }

  /** Begins to search; a blank text has the sources get ready. @returns what ends it */
  search(typed: string): () => void {
    const ending = new AbortController();
    this.#answers = this.#answers.map((answer) => ({
      ...answer,
      phase: answer.phase === 'failed' ? 'failed' : 'searching',
      results: stillFitting(answer.results, typed),
    }));
    this.#changed.emit();
    this.#sources.forEach((source, at) => void this.#ask(source, at, { typed, signal: ending.signal }));
    return () => ending.abort();
  }
}
