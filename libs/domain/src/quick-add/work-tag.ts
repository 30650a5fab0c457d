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

/** In lower case and of the same length: this letter alone would become two. */
const lowerCase = (text: string) => text.replaceAll('İ', 'i').toLowerCase();

/** What a tag can name, by its title in lower case. */
export interface Titles {
  /** Of the titles, each once, the longest first. */
  readonly lengths: readonly number[];
  get(title: string): TaggedWork | undefined;
}

/** Of two works with one title the first. */
export function titlesOf(works: readonly TaggedWork[]): Titles {
  const byTitle = new Map<string, TaggedWork>();
  for (const work of works) {
    const title = lowerCase(work.title.trim());
    if (title !== '' && !byTitle.has(title)) byTitle.set(title, work);
  }
  const lengths = new Set(Array.from(byTitle.keys(), (title) => title.length));
  return { lengths: [...lengths].toSorted((a, b) => b - a), get: (title) => byTitle.get(title) };
}

/**
 * The last work that the line names as '#title', however its letters are cased; of two titles that fit, the longer. Each tag
 * looks up one piece of the line per length of a title, however many works there are.
 */
export function workTag(line: string, words: readonly Word[], titles: Titles): WorkTag | undefined {
  const text = lowerCase(line);
  for (const word of words.toReversed()) {
    if (!word.text.startsWith('#')) continue;
    const from = word.start + 1;
    for (const length of titles.lengths) {
      const end = from + length;
      const named =
        end <= text.length && endsTag.test(text.charAt(end)) ? titles.get(text.slice(from, end)) : undefined;
      if (named) return { value: named, start: word.start, end };
    }
  }
  return undefined;
}
