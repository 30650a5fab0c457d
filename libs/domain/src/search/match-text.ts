import { foldText } from './fold-text.ts';

/** A text prepared for searching, so that accents are not removed for every comparison. */
export interface SearchableText {
  readonly title: string;
  /** The text below the title, such as the content of a note. */
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

/** The different words of the input; none if it is blank. */
export const searchWords = (typed: string): readonly string[] => [
  ...new Set(foldText(typed).split(/\s+/).filter(Boolean)),
];

const isWithinWord = /[\p{L}\p{N}\p{M}]/u;

/** Limits the positions that are checked, because a title of many equal letters must not take long. */
const maxPositions = 20;

function beginsWord(title: string, word: string): boolean {
  let at = title.indexOf(word);
  for (let count = 0; at >= 0 && count < maxPositions; count += 1) {
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
 * Ranks a match of all words; lower is better, undefined if a word is missing. 0: each word starts a word of the title.
 * 1: one is only inside a word of the title. 2: one is only in the text, or is found as a
 * number without its separators.
 */
export function matchRank(searched: SearchableText, words: readonly string[]): number | undefined {
  let worst = 0;
  for (const word of words) {
    const rank = rankOf(searched, word);
    if (rank === undefined) return undefined;
    worst = Math.max(worst, rank);
  }
  return worst;
}
