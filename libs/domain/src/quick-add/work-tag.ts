import { foldText, foldWithPlaces } from '../search/fold-text.ts';
import type { Word } from './words.ts';

export interface TaggedWork {
  readonly id: string;
  readonly title: string;
}

export interface WorkTag {
  readonly value: TaggedWork;
  readonly start: number;
  readonly end: number;
}

const endsTag = /^(?:$|[\s,;:.!?)])/;

/** What a tag can name, by its folded title. */
export interface Titles {
  /** Of the titles, each once, the longest first. */
  readonly lengths: readonly number[];
  get(title: string): TaggedWork | undefined;
}

/** Of two works with one title the first. */
export function titlesOf(works: readonly TaggedWork[]): Titles {
  const byTitle = new Map<string, TaggedWork>();
  for (const work of works) {
    const title = foldText(work.title.trim());
    if (title !== '' && !byTitle.has(title)) byTitle.set(title, work);
  }
  const lengths = new Set(Array.from(byTitle.keys(), (title) => title.length));
  return { lengths: [...lengths].toSorted((a, b) => b - a), get: (title) => byTitle.get(title) };
}

/**
 * The last work that the line names as '#title', whatever case and accents it has; of two titles that fit, the longer. Each tag
 * looks up one piece of the line per length of a title, however many works there are.
 */
export function workTag(line: string, words: readonly Word[], titles: Titles): WorkTag | undefined {
  const { folded, places } = foldWithPlaces(line);
  let sign = places.length;
  for (const word of words.toReversed()) {
    if (!word.text.startsWith('#')) continue;
    sign = places.lastIndexOf(word.start, sign);
    const from = sign + 1;
    for (const length of titles.lengths) {
      const end = from + length;
      const named =
        end <= folded.length && endsTag.test(folded.charAt(end))
          ? titles.get(folded.slice(from, end))
          : undefined;
      if (named) return { value: named, start: word.start, end: places[end] ?? line.length };
    }
  }
  return undefined;
}
