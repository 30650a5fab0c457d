/** A piece of the line between spaces. */
export interface Word {
  /** As typed. */
  readonly text: string;
  /** In lower case, without the punctuation that may follow a word; empty where another part has the word. */
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

function wordAt(text: string, start: number): Word {
  const length = lengthWithoutPunctuation(text);
  const bare = text.slice(0, length).toLowerCase();
  return { text, bare, start, end: start + text.length, bareEnd: start + length };
}

/** The words of the line in order. One pass over the line: everything after it looks at a few words at a time. */
export const wordsOf = (line: string): readonly Word[] =>
  Array.from(line.matchAll(/\S+/g), ({ 0: text, index }) => wordAt(text, index));

/** Whether no punctuation follows the word. */
export const standsAlone = (word: Word) => word.bareEnd === word.end;

export const isCapitalised = (word: Word | undefined) => word !== undefined && /^\p{Lu}/u.test(word.text);

const dashes: readonly string[] = ['-', '–', '—'];
export const isDash = (word: Word | undefined) => word !== undefined && dashes.includes(word.text);
