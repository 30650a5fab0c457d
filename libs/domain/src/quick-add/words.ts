/** A piece of the line between spaces. */
export interface Word {
  /** As typed. */
  readonly text: string;
  /** In plain text, without the punctuation that may follow a word; empty where another part has the word. */
  readonly bare: string;
  readonly start: number;
  readonly end: number;
  /** The end without that punctuation. */
  readonly bareEnd: number;
}

// No question mark: 'tomorrow?' asks, and a question is no plan.
const punctuation = ',;:.!';

function lengthWithoutPunctuation(text: string): number {
  let length = text.length;
  while (length > 0 && punctuation.includes(text.charAt(length - 1))) length -= 1;
  return length;
}

/** Arabic, Persian and full-width digits: the last four bits of their code are their value. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** In lower case with plain digits and colons, and without invisible marks such as those of the writing direction. */
const plainText = (text: string) =>
  text
    .toLowerCase()
    .replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\uff1a', ':')
    .replaceAll(/\p{Cf}/gu, '');

function wordAt(text: string, start: number): Word {
  const length = lengthWithoutPunctuation(text);
  const bare = plainText(text.slice(0, length));
  return { text, bare, start, end: start + text.length, bareEnd: start + length };
}

/** The words of the line in order. One pass over the line: everything after it looks at a few words at a time. */
export const wordsOf = (line: string): readonly Word[] =>
  Array.from(line.matchAll(/\S+/g), ({ 0: text, index }) => wordAt(text, index));

/** The dot that belongs to '24.12.' and 'p.m.'. */
export const endsWithOwnDot = ({ text, bare, start, bareEnd }: Word) =>
  text.charAt(bareEnd - start) === '.' && /^\d{1,2}\.\d{1,2}$|[ap]\.m$/.test(bare);

/** Whether no punctuation follows the word. */
export const standsAlone = (word: Word) => word.bareEnd === word.end;

export const isCapitalised = (word: Word | undefined) => word !== undefined && /^\p{Lu}/u.test(word.text);

const dashes: readonly string[] = ['-', '–', '—'];
export const isDash = (word: Word | undefined) => word !== undefined && dashes.includes(word.text);
