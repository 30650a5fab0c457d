import { matchRank, type SearchableText, searchableText, searchWords } from '@dayloom/domain/search';
import type { Query } from '../query.ts';
import type { Store } from '../store.ts';
import { newestFirst } from './newest-first.ts';

export interface SearchedTexts {
  readonly title: string;
  /** Another text; a match in it ranks lower than one in the title. */
  readonly text?: string | undefined;
}

export interface SearchOptions<T, Result> {
  readonly store: Pick<Store, 'get'>;
  /** Ordered by one field, newest first. */
  readonly query: Query<T>;
  /** The texts by which a record is found; undefined if it is not found. Called once for each record. */
  readonly textsOf: (record: T) => SearchedTexts | undefined;
  /** Reads what is not stored; it is compared before the records. */
  readonly readFirst?: () => Promise<readonly T[]>;
  /** The results to show for the matching records. */
  readonly resultsOf: (records: readonly T[]) => Promise<readonly Result[]> | readonly Result[];
  readonly pageSize?: number;
}

/** More results of one kind than a user reads before typing another letter. */
const maxResults = 8;
/** How long the search runs before it yields to pending input, in milliseconds. */
const slice = 8;
/** Delay before reading again on a device that does not have all records yet, in milliseconds. */
const retryDelay = 300;
/** Records compared between two looks at the clock. */
const clockCheckInterval = 50;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The best matches so far: by rank, then in the order found. */
class Best<T> {
  readonly #ranks: T[][] = [[], [], []];
  #changes = 0;

  add(record: T, rank: number) {
    const found = this.#ranks[rank];
    if (!found || found.length >= maxResults) return;
    found.push(record);
    this.#changes += 1;
  }
  get changes() {
    return this.#changes;
  }
  /** True once no further match can rank higher than these. */
  get isFinal() {
    return this.#ranks[0]?.length === maxResults;
  }
  get records() {
    return this.#ranks.flat().slice(0, maxResults);
  }
}

/**
 * Creates a search over records of one kind. It reads each record once, page by page, and only as far as a search
 * needs. It compares in short slices so that typing stays responsive. Create a new one to include changed records.
 * @returns a function that answers a text; a blank text reads ahead and finds nothing
 */
export function createSearch<T extends { readonly id: string }, Result>(options: SearchOptions<T, Result>) {
  const { store, query, textsOf, resultsOf, pageSize = 200 } = options;
  const readNext = newestFirst({ store, query, pageSize });
  const entries: { readonly record: T; readonly text: SearchableText }[] = [];
  let { readFirst } = options;
  let reading: Promise<'more' | 'complete' | 'so far'> | undefined;

  const readPage = async () => {
    const first = (await readFirst?.()) ?? [];
    const { records, end } = await readNext();
    readFirst = undefined;
    const page = [...first, ...records];
    let until = performance.now() + slice;
    for (const record of page) {
      const texts = textsOf(record);
      if (texts) entries.push({ record, text: searchableText(texts.title, texts.text) });
      if (performance.now() < until) continue;
      // Long texts must not block the thread.
      await nextTask();
      until = performance.now() + slice;
    }
    return page.length > 0 || end === undefined ? 'more' : end;
  };
  /** Concurrent searches share a page. @returns whether there is more to compare or to read */
  const nextPage = async (isWanted: boolean) => {
    const next = await (reading ??= readPage().finally(() => (reading = undefined)));
    if (next !== 'so far' || !isWanted) return next === 'more';
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    return true;
  };

  return async (
    typed: string,
    signal: AbortSignal,
    soFar?: (results: readonly Result[]) => void,
  ): Promise<readonly Result[]> => {
    const words = searchWords(typed);
    const best = new Best<T>();
    let reported = 0;
    let at = 0;
    for (let more = true; more && !best.isFinal && !signal.aborted;) {
      const until = performance.now() + slice;
      while (words.length > 0 && at < entries.length && !best.isFinal) {
        const entry = entries[at];
        const rank = entry && matchRank(entry.text, words);
        if (entry && rank !== undefined) best.add(entry.record, rank);
        at += 1;
        if (at % clockCheckInterval === 0 && performance.now() > until) break;
      }
      const isBehind = words.length > 0 && at < entries.length && !best.isFinal;
      if (soFar && best.changes > reported) {
        reported = best.changes;
        const results = await resultsOf(best.records);
        if (!signal.aborted) soFar(results);
      }
      if (isBehind) await nextTask();
      else if (!best.isFinal) more = await nextPage(words.length > 0);
    }
    return signal.aborted || words.length === 0 ? [] : resultsOf(best.records);
  };
}
