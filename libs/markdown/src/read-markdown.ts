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
  /** Characters in which the end of emphasis is searched for, in the whole text. */
  emphasis: 100_000,
  /** Emphasis within emphasis: each level is parsed again. */
  emphasisLevels: 5,
  /** Signs of emphasis, links, code, HTML and escapes in the whole text: the parser looks at each. */
  signs: 5_000,
  /** Cells of a table: the parser fills up every row to the width of the header. */
  cells: 5_000,
};

/** Runs in which the parser searches again and again: a word, also one full of signs or before an @, and spaces. */
const longRun =
  /(?<!\S)(?:\S{5000}|(?=\S{300})(?:[^\s!*~_`]*[!*~_`]){100})|(?<![^\s@])[^\s@]{300,}@|(?<![ \t])[ \t]{200}/;

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
  };
};

function isReadable(text: string): boolean {
  if (longRun.test(text) || text.split(/[[\]<`\\*_~!]/).length > limits.signs) return false;
  // A blank line ends a block, and so does the next item of a list.
  const blocks = text.split(/\n[ \t]*\n|\n(?= {0,3}[-+*] )/).map(sizeOf);
  return (
    blocks.length <= limits.blocks &&
    blocks.every(
      ({ lines, levels, cells }) => lines <= limits.lines && levels <= limits.levels && cells <= limits.cells,
    ) &&
    blocks.reduce((sum, { lines, levels }) => sum + lines * levels, 0) <= limits.allLevels
  );
}

class TooMuchEmphasis extends Error {}

/** Whether a text begins with a sign that may begin emphasis: not one before a space, nor a _ within a word. */
const beginsEmphasis = (text: string, before: string) =>
  /^[*_~]+\S/.test(text) && !(text.startsWith('_') && /[\p{L}\p{N}]$/u.test(before));

class NoteTokenizer extends Tokenizer {
  #left = limits.emphasis;
  #levels = 0;

  override emStrong(text: string, masked: string, before = '') {
    return this.#bounded(text, before, () => super.emStrong(text, masked, before));
  }
  override del(text: string, masked: string, before = '') {
    return this.#bounded(text, before, () => super.del(text, masked, before));
  }

  /** Throws where the parser would search for ends of emphasis again and again. */
  #bounded<T extends { readonly raw: string }>(text: string, before: string, search: () => T | undefined) {
    if (!beginsEmphasis(text, before)) return undefined;
    this.#levels += 1;
    if (this.#left < 0 || this.#levels > limits.emphasisLevels) throw new TooMuchEmphasis();
    const found = search();
    this.#levels -= 1;
    this.#left -= (found?.raw ?? text).length;
    return found;
  }

  /** Within a list item the parser would search for the underline of a heading from every line. */
  override lheading(text: string) {
    return this.lexer.state.top ? super.lheading(text) : undefined;
  }
}

/** Parses Markdown; undefined if the text cannot be parsed fast enough, and is shown as typed. */
export function readMarkdown(text: string): readonly Part[] | undefined {
  if (!isReadable(text)) return undefined;
  try {
    // Line breaks in a note are kept on the screen.
    return partsOf(new Lexer({ gfm: true, breaks: true, tokenizer: new NoteTokenizer() }).lex(text));
  } catch (error) {
    if (error instanceof TooMuchEmphasis) return undefined;
    throw error;
  }
}
