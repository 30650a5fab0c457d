import { Lexer, type MarkedToken, type Token, Tokenizer } from 'marked';

/** A parsed element of Markdown, without extensions. */
export type Part = MarkedToken;

export const partsOf = (tokens: readonly Token[] | undefined) => (tokens ?? []) as readonly Part[];

/** What no real text exceeds. Beyond it a note of 50,000 characters could block the page for seconds. */
const limits = {
  /** Quotes and lists within each other: each level is parsed again. */
  levels: 50,
  /** For each line, the levels of its block, in the whole text. */
  allLevels: 4_000,
  /** Blocks of the text, and lines of each. */
  blocks: 5_000,
  lines: 1_000,
  /** The cube of the signs of emphasis in each block, in the whole text: the parser compares each with each. */
  emphasis: 400 ** 3,
  /** Signs of emphasis, links, code, HTML and escapes in the whole text: the parser looks at each. */
  signs: 10_000,
  /** Cells of a table: the parser fills up every row to the width of the header. */
  cells: 5_000,
};

/** Runs in which the parser searches again and again: a word, also one full of signs or before an @, and spaces. */
const longRun =
  /(?<!\S)(?:\S{5000}|(?=\S{300})(?:[^\s!*~_`]*[!*~_`]){100})|(?<![^\s@])[^\s@]{300,}@|(?<![ \t])[ \t]{200}/;

/** Signs that may begin or end emphasis: not those between spaces, nor a _ within a word. */
const delimiters = /(?<!\w)_+(?=\S)|(?<=\S)_+(?!\w)|(?<=\S)[*~]+|[*~]+(?=\S)/g;

const marks = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=\s|$)))+/;
/** A mark is a level, and so are two spaces before it. */
const levelsOf = (line: string) => marks.exec(line)?.[0].match(/[ \t]{2}|[^\s\d]/g)?.length ?? 0;

const sizeOf = (block: string) => {
  const lines = block.split('\n');
  const columns = Math.max(...lines.map((line) => line.split('|').length));
  const isTable = columns > 1 && lines.some((line) => /^[ |:-]+$/.test(line) && line.includes('-'));
  return {
    lines: lines.length,
    levels: Math.max(...lines.map(levelsOf)),
    cells: isTable ? columns * lines.length : 0,
    emphasis: (block.match(delimiters)?.length ?? 0) ** 3,
  };
};

function isReadable(text: string): boolean {
  if (longRun.test(text) || text.split(/[[\]<`\\*_~!]/).length > limits.signs) return false;
  // A blank line ends a block, and so does the next item of a list.
  const blocks = text.split(/\n[ \t]*\n|\n(?= {0,3}[-+*] )/).map(sizeOf);
  const sum = (size: (block: (typeof blocks)[number]) => number) =>
    blocks.reduce((total, block) => total + size(block), 0);
  return (
    blocks.length <= limits.blocks &&
    blocks.every(
      ({ lines, levels, cells }) => lines <= limits.lines && levels <= limits.levels && cells <= limits.cells,
    ) &&
    sum(({ lines, levels }) => lines * levels) <= limits.allLevels &&
    sum(({ emphasis }) => emphasis) <= limits.emphasis
  );
}

class NoteTokenizer extends Tokenizer {
  /** Within a list item the parser would search for the underline of a heading from every line. */
  override lheading(text: string) {
    return this.lexer.state.top ? super.lheading(text) : undefined;
  }
}

/** Parses Markdown; undefined if the text cannot be parsed fast enough, and is shown as typed. */
export function readMarkdown(text: string): readonly Part[] | undefined {
  if (!isReadable(text)) return undefined;
  // Line breaks in a note are kept on the screen.
  return partsOf(new Lexer({ gfm: true, breaks: true, tokenizer: new NoteTokenizer() }).lex(text));
}
