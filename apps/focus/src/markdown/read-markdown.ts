import { Lexer, type MarkedToken, type Token } from 'marked';

/** What Markdown consists of, without extensions: the reader has none. */
export type Part = MarkedToken;

export const partsOf = (tokens: readonly Token[] | undefined) => (tokens ?? []) as readonly Part[];

/** Signs of emphasis in one block, of which the reader compares each with each: more are no text of a person. */
const mostSigns = 2_000;

/** Cells of a table: each row is filled up to the width of its head. */
const mostCells = 5_000;
/** A word of which the reader looks for an address at every letter. */
const longestWord = 5_000;

function isReadableBlock(block: string): boolean {
  const lines = block.split('\n');
  const columns = Math.max(...lines.map((line) => line.split('|').length));
  const isTable = columns > 1 && /^[ |:-]*-[ |:-]*$/m.test(block);
  return block.split(/[*_~]/).length <= mostSigns && !(isTable && columns * lines.length > mostCells);
}

const isReadable = (text: string) =>
  !new RegExp(`\\S{${longestWord}}`).test(text) && text.split(/\n\s*\n/).every(isReadableBlock);

/** The parts of a text; undefined where it cannot be read as Markdown in good time: it is shown as it was typed then. */
export function readMarkdown(text: string): readonly Part[] | undefined {
  if (!isReadable(text)) return undefined;
  try {
    // A line that ends in a note ends on the screen as well.
    return partsOf(new Lexer({ gfm: true, breaks: true }).lex(text));
  } catch (error) {
    // Thousands of quotes within quotes are more than it bears.
    console.warn('A text cannot be read as Markdown.', error);
    return undefined;
  }
}
