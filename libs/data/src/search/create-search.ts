import { matchRank, type SearchableText, searchableText, searchWords } from '@dayloom/domain/search';
import type { Query } from '../query.ts';
import type { Store } from '../store.ts';
import { newestFirst } from './newest-first.ts';

export interface SearchOptions<T, Result> {
  readonly store: Pick<Store, 'get'>;
  /** Ordered by one field, the newest first. */
  readonly query: Query<T>;
  readonly titleOf: (record: T) => string;
  /** What else of a record is looked through; it counts less than the title. */
  readonly textOf?: (record: T) => string | undefined;
  /** What is said of those that were found. */
  readonly resultsOf: (records: readonly T[]) => Promise<readonly Result[]> | readonly Result[];
  readonly pageSize?: number;
}

/** More of one kind than a person reads before typing another letter. */
const mostResults = 8;
/** Milliseconds after which a key that was pressed gets its turn. */
const slice = 8;
/** Milliseconds until a device that does not have all records yet is asked again. */
const patience = 300;
/** Records compared between two looks at the clock. */
const stride = 50;

const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The best of what was found so far: better ranks first, within a rank in the order of finding. */
class Best<T> {
  readonly #ranks: T[][] = [[], [], []];
  #changes = 0;

  add(record: T, rank: number) {
    const found = this.#ranks[rank];
    if (!found || found.length >= mostResults) return;
    found.push(record);
    this.#changes += 1;
  }
  get changes() {
    return this.#changes;
  }
  /** Nothing that is still to come can stand before these. */
  get isFinal() {
    return this.#ranks[0]?.length === mostResults;
  }
  get records() {
    return this.#ranks.flat().slice(0, mostResults);
  }
}

/**
 * A search over records of one kind, which reads each of them once, page by page and only as far as somebody searches,
 * and compares in short slices, so that no key waits. Made anew to see what was changed.
 * @returns what answers a text; a blank one reads ahead and finds nothing
 */
export function createSearch<T extends { readonly id: string }, Result>(options: SearchOptions<T, Result>) {
  const { store, query, titleOf, textOf, resultsOf, pageSize = 200 } = options;
  const readNext = newestFirst({ store, query, pageSize });
  const entries: { readonly record: T; readonly text: SearchableText }[] = [];
  let reading: Promise<'more' | 'complete' | 'so far'> | undefined;

  const readPage = async () => {
    const { records, end } = await readNext();
    for (const record of records)
      entries.push({ record, text: searchableText(titleOf(record), textOf?.(record)) });
    return records.length > 0 || end === undefined ? 'more' : end;
  };
  /** Searches that follow each other share a page. @returns whether there is more to compare or to read */
  const nextPage = async (isWanted: boolean) => {
    const next = await (reading ??= readPage().finally(() => (reading = undefined)));
    if (next !== 'so far' || !isWanted) return next === 'more';
    await new Promise((resolve) => setTimeout(resolve, patience));
    return true;
  };

  return async (
    typed: string,
    signal: AbortSignal,
    soFar?: (results: readonly Result[]) => void,
  ): Promise<readonly Result[]> => {
    const words = searchWords(typed);
    const best = new Best<T>();
    let told = 0;
    let at = 0;
    for (let more = true; more && !best.isFinal && !signal.aborted;) {
      const until = performance.now() + slice;
      while (words.length > 0 && at < entries.length && !best.isFinal) {
        const entry = entries[at];
        const rank = entry && matchRank(entry.text, words);
        if (entry && rank !== undefined) best.add(entry.record, rank);
        at += 1;
        if (at % stride === 0 && performance.now() > until) break;
      }
      const isBehind = words.length > 0 && at < entries.length && !best.isFinal;
      if (soFar && best.changes > told) {
        told = best.changes;
        const results = await resultsOf(best.records);
        if (!signal.aborted) soFar(results);
      }
      if (isBehind) await turn();
      else if (!best.isFinal) more = await nextPage(words.length > 0);
    }
    return signal.aborted || words.length === 0 ? [] : resultsOf(best.records);
  };
}
