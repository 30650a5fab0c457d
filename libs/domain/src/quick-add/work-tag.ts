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

/** The titles that a tag can refer to, by their folded text. */
export interface Titles {
  /** The different lengths of the titles, the longest first. */
  readonly lengths: readonly number[];
  get(title: string): TaggedWork | undefined;
}

/** If two works have the same title, the first one counts. */
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
 * The last '#title' in the line that matches a work, ignoring case and accents; the longest matching title wins. Each
 * tag needs one lookup per length of a title, however many works there are.
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
