import { setOf, weekdays } from './calendar-words.ts';
import type { Phrase } from './phrase.ts';
import { hasNoPunctuation, isCapitalised, isDash, type Word } from './words.ts';

/** The words `from` up to, but excluding, `to`. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** A phrase at its position. */
export interface Candidate<Value>
  extends WordRange, Omit<Phrase<Value>, 'length' | 'afterPreposition' | 'trailing'> {
  /** The phrase counts as being at the end of the line if the line ends here. */
  readonly reach: number;
}

export type Candidates<Value> = readonly Candidate<Value>[];

interface Kind<Value> {
  readonly phraseAt: (at: number) => Phrase<Value> | undefined;
  /** Words that belong to the phrase if they are before it: 'on friday', 'at 14:00'. */
  readonly prepositions: readonly string[];
}

/** The number of words before `at` that introduce the phrase: 'on', 'on the'. */
function prepositionBefore(words: readonly Word[], at: number, prepositions: readonly string[]): number {
  const isPreposition = (word: Word | undefined) =>
    word !== undefined && hasNoPunctuation(word) && prepositions.includes(word.bare);
  if (isPreposition(words[at - 1])) return 1;
  return words[at - 1]?.bare === 'the' && isPreposition(words[at - 2]) ? 2 : 0;
}

/** All phrases that could mean a day, or a time, in order and without overlaps. */
export function candidatesOf<Value>(words: readonly Word[], kind: Kind<Value>): Candidates<Value> {
  const found: Candidate<Value>[] = [];
  let at = 0;
  while (at < words.length) {
    const phrase = kind.phraseAt(at);
    if (phrase) {
      const before = prepositionBefore(words, at, kind.prepositions);
      const to = at + phrase.length;
      const { length: _, afterPreposition = 'anywhere', trailing = 0, ...rest } = phrase;
      const position = before > 0 ? afterPreposition : phrase.position;
      found.push({ ...rest, from: at - before, to, position, reach: to + trailing });
    }
    at += phrase?.length ?? 1;
  }
  return found;
}

/** After these words, a day or time does not mean when to do it: 'before friday', 'every monday', 'the 2pm slot'. */
const otherMeanings = setOf(
  'the a an my our your his her their',
  'to from until till before after since for of about than per versus vs like at',
  'every each last past previous following other not no',
  'black good easter ash cyber palm super high',
);
const subjects = setOf('i he she we they who');
const joiners = setOf('to - – — and or & + / until till');

const isNumber = (word: Word | undefined) => word !== undefined && /^\d+(?:st|nd|rd|th)?$/.test(word.bare);

/** '27 - 29', '27 and 28'. */
export const isNumberRange = ([first, between, last]: readonly Word[]) =>
  isNumber(first) && joiners.has(between?.text.toLowerCase() ?? '') && isNumber(last);

/** The phrase ends a list or range whose first number has no unit: '2 - 4pm', '24, 26 dec'. */
export function endsNumbers(words: readonly Word[], from: number): boolean {
  const before = words[from - 1];
  if (!before || !/^\d/.test(words[from]?.bare ?? '')) return false;
  return joiners.has(before.text.toLowerCase())
    ? isNumber(words[from - 2])
    : isNumber(before) && !hasNoPunctuation(before);
}

/** 'walk with Friday', 'Robinson and Friday'. */
const isPerson = (before: string, word: Word | undefined) =>
  weekdays.has(word?.bare ?? '') && (before === 'with' || (before === 'and' && isCapitalised(word)));

/** Whether the word before a phrase gives it another meaning: 'before friday', 'walk with Friday'. */
export function isAboutOther(words: readonly Word[], { from, position }: Candidate<unknown>): boolean {
  const before = words[from - 1]?.bare ?? '';
  // 'where we sat'
  if (position === 'at the end' && subjects.has(before)) return true;
  return otherMeanings.has(before) || isPerson(before, words[from]);
}

/** Whether the words before a phrase change its meaning. */
export const meansOther = (words: readonly Word[], candidate: Candidate<unknown>): boolean =>
  isAboutOther(words, candidate) || endsNumbers(words, candidate.from);

export const isInBrackets = (words: readonly Word[], { from, to }: WordRange) =>
  words.slice(from, to).some(({ text }) => text.includes('('));

/** The positions of all words of the given phrases. */
export const positionsOf = (candidates: Candidates<unknown>): ReadonlySet<number> =>
  new Set(
    candidates.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  );

/** 'mon at 14:00 and tue'. */
const longestGap = 4;

/** The phrases that form a list or range, 'mon and wed' or '14:00 - 15:00': only one day and time fit. */
export function listedIn(
  words: readonly Word[],
  candidates: Candidates<unknown>,
  others: ReadonlySet<number>,
): ReadonlySet<Candidate<unknown>> {
  const joined = candidates.map((candidate, index) => {
    const { to, value } = candidate;
    const next = candidates[index + 1];
    if (!next || next.from - to > longestGap) return false;
    // 'walk with Friday tomorrow'
    if (next.from === to && meansOther(words, candidate)) return false;
    // 'tomorrow, fri 27' names the same day twice.
    if (value !== undefined && value === next.value) return false;
    const between = words.slice(to, next.from);
    return between.every(({ bare }, offset) => joiners.has(bare) || others.has(to + offset));
  });
  return new Set(candidates.filter((_, index) => joined[index] || joined[index - 1]));
}

/** Returns a function that checks whether a phrase is at a position where it counts. */
export function validPositions(words: readonly Word[], others: readonly WordRange[]) {
  const isFree = ({ bare, text }: Word) => bare !== '' || text !== '';
  const [first, last] = [words.findIndex(isFree), words.findLastIndex(isFree)];
  const starts = new Set(others.map(({ from }) => from));
  const ends = new Set(others.map(({ to }) => to));
  const after = (position: number) => (isDash(words[position]) ? position + 1 : position);
  const before = (position: number) => (isDash(words[position - 1]) ? position - 1 : position);
  return ({ from, to, reach, position }: Candidate<unknown>): boolean => {
    if (position === 'anywhere') return true;
    if (position === 'after a preposition' || position === 'nowhere') return false;
    // A day and a time next to each other count because of each other.
    if (starts.has(after(to)) || ends.has(before(from)) || reach > last) return true;
    return position === 'at an end' && from <= first;
  };
}
