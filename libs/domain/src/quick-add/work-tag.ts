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

/** The last work that the line names as '#title', however its letters are cased; of two titles that fit, the longer. */
export function workTag(
  line: string,
  words: readonly Word[],
  works: readonly TaggedWork[],
): WorkTag | undefined {
  const text = lowerCase(line);
  const titled = works
    .map((work) => ({ work, title: lowerCase(work.title.trim()) }))
    .filter(({ title }) => title !== '')
    .toSorted((one, other) => other.title.length - one.title.length);
  for (const word of words.toReversed()) {
    const from = word.start + 1;
    const named = word.text.startsWith('#')
      ? titled.find(
          ({ title }) => text.startsWith(title, from) && endsTag.test(text.charAt(from + title.length)),
        )
      : undefined;
    if (named) return { value: named.work, start: word.start, end: from + named.title.length };
  }
  return undefined;
}
