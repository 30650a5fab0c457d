import { foldText } from './fold-text.ts';

/** What a search looks through, made ready once: comparing takes the accents off each time otherwise. */
export interface SearchableText {
  readonly title: string;
  /** What stands below the title: of a note its content. */
  readonly text: string;
  /** The numbers of both without their separators. */
  readonly numbers: string;
}

const withoutSeparators = (number: string) => number.replaceAll(/[ -]/g, '');

export function searchableText(title: string, text = ''): SearchableText {
  const folded = { title: foldText(title), text: foldText(text) };
  const numbers = `${folded.title}\n${folded.text}`.match(/\d[\d -]*\d/g) ?? [];
  return { ...folded, numbers: numbers.map(withoutSeparators).join('\n') };
}

/** The words of what a person typed, each once; none where it is blank. */
export const searchWords = (typed: string): readonly string[] => [
  ...new Set(foldText(typed).split(/\s+/).filter(Boolean)),
];

const isWithinWord = /[\p{L}\p{N}\p{M}]/u;

/** Where in a title a word may be looked for again: a title of many equal letters must not take long. */
const mostPlaces = 20;

function beginsWord(title: string, word: string): boolean {
  let at = title.indexOf(word);
  for (let places = 0; at >= 0 && places < mostPlaces; places += 1) {
    if (at === 0 || !isWithinWord.test(title[at - 1] ?? '')) return true;
    at = title.indexOf(word, at + 1);
  }
  return false;
}

/** Shorter ones, such as '3-4', would be found in most numbers. */
const longNumber = /^(?:\d-?){5,}\d$/;

function rankOf({ title, text, numbers }: SearchableText, word: string): number | undefined {
  if (title.includes(word)) return beginsWord(title, word) ? 0 : 1;
  const isFound = text.includes(word) || (longNumber.test(word) && numbers.includes(withoutSeparators(word)));
  return isFound ? 2 : undefined;
}

/**
 * How well all of the words are found; lower is better, undefined where one is missing. 0: each begins a word of the
 * title. 1: one stands inside a word of the title. 2: one stands in the text alone, or is found as
 * a number without its separators.
 */
export function matchRank(of: SearchableText, words: readonly string[]): number | undefined {
  let worst = 0;
  for (const word of words) {
    const rank = rankOf(of, word);
    if (rank === undefined) return undefined;
    worst = Math.max(worst, rank);
  }
  return worst;
}
