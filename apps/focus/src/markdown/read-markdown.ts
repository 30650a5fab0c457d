import { Lexer, type MarkedToken, type Token } from 'marked';

/** A parsed element of Markdown, without extensions. */
export type Part = MarkedToken;

export const partsOf = (tokens: readonly Token[] | undefined) => (tokens ?? []) as readonly Part[];

/** Maximum emphasis delimiters per block: the parser compares each with each, and a real text has fewer. */
const maxDelimiters = 2_000;

/** Maximum cells of a table: the parser fills up every row to the width of the header. */
const maxCells = 5_000;
/** Longest word in characters: the parser searches for an address at every letter. */
const longestWord = 5_000;

function isReadableBlock(block: string): boolean {
  const lines = block.split('\n');
  const columns = Math.max(...lines.map((line) => line.split('|').length));
  const isTable = columns > 1 && /^[ |:-]*-[ |:-]*$/m.test(block);
  return block.split(/[*_~]/).length <= maxDelimiters && !(isTable && columns * lines.length > maxCells);
}

const isReadable = (text: string) =>
  !new RegExp(`\\S{${longestWord}}`).test(text) && text.split(/\n\s*\n/).every(isReadableBlock);

/** Parses Markdown; undefined if the text cannot be parsed fast enough, and is shown as typed. */
export function readMarkdown(text: string): readonly Part[] | undefined {
  if (!isReadable(text)) return undefined;
  try {
    // Line breaks in a note are kept on the screen.
    return partsOf(new Lexer({ gfm: true, breaks: true }).lex(text));
  } catch (error) {
    // Thousands of nested quotes overflow the parser's stack.
    console.warn('A text cannot be read as Markdown.', error);
    return undefined;
  }
}
