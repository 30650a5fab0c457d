/** A part of the line between spaces. */
export interface Word {
  /** As typed. */
  readonly text: string;
  /** Lower-case text without brackets, '@' and punctuation; empty if the word belongs to another part. */
  readonly bare: string;
  readonly start: number;
  readonly end: number;
  /** The end of the word without its punctuation. */
  readonly bareEnd: number;
  /** The brackets that open in the word, less those that close. */
  readonly opened: number;
}

// A question mark is not included, because a question such as 'tomorrow?' is not a plan.
const punctuation = ',;:.!';

function lengthWithoutPunctuation(text: string): number {
  let length = text.length;
  while (length > 0 && punctuation.includes(text.charAt(length - 1))) length -= 1;
  return length;
}

/** Arabic, Persian and full-width digits: the last four bits of their code are their value. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** Lower case with ASCII digits, colons and apostrophes, and without invisible characters such as direction marks. */
const plainText = (text: string) =>
  text
    .toLowerCase()
    .replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\uff1a', ':')
    .replaceAll('’', "'")
    .replaceAll(/\p{Cf}/gu, '');

/** '(fri', '@fri' and '2026)' are read like 'fri' and '2026'; a lone '@' stays. */
function withoutSigns(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && '(@'.includes(text.charAt(from))) from += 1;
  while (to > from && text.charAt(to - 1) === ')') to -= 1;
  const inside = text.slice(from, to);
  return inside.slice(0, lengthWithoutPunctuation(inside)) || text;
}

function wordAt(text: string, start: number): Word {
  const length = lengthWithoutPunctuation(text);
  const bare = plainText(withoutSigns(text.slice(0, length)));
  const opened = text.split('(').length - text.split(')').length;
  return { text, bare, start, end: start + text.length, bareEnd: start + length, opened };
}

/** The words of the line in order. The only pass over the whole line; later steps read a few words. */
export const wordsOf = (line: string): readonly Word[] =>
  Array.from(line.matchAll(/\S+/g), ({ 0: text, index }) => wordAt(text, index));

/** Whether the dot after the word belongs to it, as in '24.12.' and 'p.m.', and before more words in 'Dec.'. */
export const endsWithOwnDot = ({ text, bare, start, bareEnd }: Word, next: Word | undefined) =>
  text.charAt(bareEnd - start) === '.' &&
  (/^\d{1,2}\.\d{1,2}$|[ap]\.m$/.test(bare) || (next !== undefined && abbreviation.test(bare)));

const abbreviation =
  /^(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/;

/** Whether no punctuation follows the word. */
export const hasNoPunctuation = (word: Word) => word.bareEnd === word.end;

export const isCapitalised = (word: Word | undefined) =>
  word !== undefined && /^[(@]*\p{Lu}/u.test(word.text);

export const hasSmallLetters = (word: Word | undefined) => word !== undefined && /\p{Ll}/u.test(word.text);

const dashes: readonly string[] = ['-', '–', '—'];
export const isDash = (word: Word | undefined) => word !== undefined && dashes.includes(word.text);

/** 'every other week on mon and tue and wed and thu and fri and sat and sun' has 17. */
const longestText = 20;

/** The words from `at` on up to the next bracket or punctuation other than a comma, in one text. */
export function textAhead(words: readonly Word[], at: number): string {
  const texts: string[] = [];
  for (let index = at; index < at + longestText; index += 1) {
    const word = words[index];
    if (!word || (word.bare === '' && word.text !== ',') || (index > at && word.text.startsWith('('))) break;
    const hasComma = word.text.slice(word.bareEnd - word.start) === ',';
    texts.push(hasComma ? `${word.bare},` : word.bare);
    const isOpen = hasComma || hasNoPunctuation(word) || endsWithOwnDot(word, words[index + 1]);
    if (!isOpen || word.text.includes(')')) break;
  }
  return texts.join(' ');
}
