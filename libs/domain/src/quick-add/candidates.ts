import type { Phrase, Position } from './phrase.ts';
import { hasNoPunctuation, type Word } from './words.ts';

/** A phrase at its position: the words `from` up to, but excluding, `to`. */
export interface Candidate<Value> {
  readonly from: number;
  readonly to: number;
  readonly value: Value | undefined;
  readonly mismatch: Phrase<Value>['mismatch'] | undefined;
  readonly position: Position;
  /** The phrase counts as being at the end of the line if the line ends here. */
  readonly reach: number;
}

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
export function candidatesOf<Value>(words: readonly Word[], kind: Kind<Value>): readonly Candidate<Value>[] {
  const found: Candidate<Value>[] = [];
  let at = 0;
  while (at < words.length) {
    const phrase = kind.phraseAt(at);
    if (phrase) {
      const before = prepositionBefore(words, at, kind.prepositions);
      const to = at + phrase.length;
      const position = before > 0 ? (phrase.afterPreposition ?? 'anywhere') : phrase.position;
      found.push({
        from: at - before,
        to,
        value: phrase.value,
        mismatch: phrase.mismatch,
        position,
        reach: to + (phrase.trailing ?? 0),
      });
    }
    at += phrase?.length ?? 1;
  }
  return found;
}

/** After these words, a day or time does not mean when to do it: 'before friday', 'every monday', 'the 2pm slot'. */
const otherMeanings: ReadonlySet<string> = new Set(
  [
    'the a an my our your his her their',
    'to from until till before after since for of about than per versus vs like at',
    'every each last past previous other not no',
    'black good easter ash cyber palm super high',
  ].flatMap((words) => words.split(' ')),
);
const subjects: ReadonlySet<string> = new Set(['i', 'he', 'she', 'we', 'they', 'who']);
const joiners: ReadonlySet<string> = new Set([
  'to',
  '-',
  '–',
  '—',
  'and',
  'or',
  '&',
  '+',
  '/',
  'until',
  'till',
]);

const isNumber = (word: Word | undefined) => word !== undefined && /^\d+(?:st|nd|rd|th)?$/.test(word.bare);

/** '27 - 29', '27 and 28'. */
export const isNumberRange = ([first, between, last]: readonly Word[]) =>
  isNumber(first) && joiners.has(between?.text.toLowerCase() ?? '') && isNumber(last);

/** The phrase ends a list or range whose first number has no unit: '2 - 4pm', '24, 26 dec'. */
function endsNumbers(words: readonly Word[], from: number): boolean {
  const before = words[from - 1];
  if (!before || !/^\d/.test(words[from]?.bare ?? '')) return false;
  return joiners.has(before.text.toLowerCase())
    ? isNumber(words[from - 2])
    : isNumber(before) && !hasNoPunctuation(before);
}

/** Whether the words before a phrase give it another meaning. */
export function meansOther(words: readonly Word[], { from, position }: Candidate<unknown>): boolean {
  const before = words[from - 1]?.bare ?? '';
  // 'where we sat'
  if (position === 'at the end' && subjects.has(before)) return true;
  return otherMeanings.has(before) || endsNumbers(words, from);
}

/** The positions of all words of the given phrases. */
export const positionsOf = (candidates: readonly Candidate<unknown>[]): ReadonlySet<number> =>
  new Set(
    candidates.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  );

/** 'mon at 14:00 and tue'. */
const longestGap = 4;

/** Removes phrases that form a list or range, 'mon and wed' or '14:00 - 15:00', because only one day and time fit. */
export function withoutLists<Value>(
  words: readonly Word[],
  candidates: readonly Candidate<Value>[],
  others: ReadonlySet<number>,
): readonly Candidate<Value>[] {
  const joined = candidates.map(({ to }, index) => {
    const next = candidates[index + 1];
    if (!next || next.from - to > longestGap) return false;
    // 'tomorrow, fri 27' names the same day twice.
    if (candidates[index]?.value !== undefined && candidates[index]?.value === next.value) return false;
    const between = words.slice(to, next.from);
    return between.every(({ bare }, offset) => joiners.has(bare) || others.has(to + offset));
  });
  return candidates.filter((_, index) => !joined[index] && !joined[index - 1]);
}
