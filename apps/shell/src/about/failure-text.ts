/** What may be a person's own words: all marks of quotation, by those that close each other. */
const families = ["'＇", '"＂', '`´', '‘’‚‛', '“”„‟〝〞〟', '«»', '‹›', '「」', '『』'];
const marks = new RegExp(`[${families.join('')}]`, 'gu');
/** As in 'can't' and 'Mira's'. */
const contraction = /(?<=[\p{L}\p{N}])['’](?=(?:s|t|re|ve|ll|d|m)(?![\p{L}\p{N}]))/gu;

/** What else may be: mail addresses, queries, long rows of letters. */
const own = [/\S+@[^\s/]+/g, /\?\S*/g, /[\w-]{24,}/g];

const longest = 200;

const isEven = (text: string) =>
  families.every((of) => [...text].filter((one) => of.includes(one)).length % 2 === 0);

/**
 * Quotes may hold others, so all from the first mark to the last is left out; where one is left open, or an apostrophe
 * cannot be told from one, all behind the first.
 */
function withoutQuoted(text: string): string {
  // Of the same length, so that places stay the same.
  const quotes = text.replace(contraction, ' ');
  const found = [...(isEven(quotes) ? quotes : text).matchAll(marks)].map(({ index }) => index);
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return text;
  return `${text.slice(0, first)}…${isEven(quotes) ? text.slice(last + 1) : ''}`;
}

/** What browsers say where no server can be reached. */
const unreachable = /^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)$/;

/** What the network says in words of its own, in a sentence; undefined of all else. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof TypeError && unreachable.test(error.message)) return 'The server cannot be reached.';
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return 'The server did not answer in time.';
  return undefined;
}

/** What an error says of itself, in a line, without anything that may be the user's. */
export function messageOf(error: unknown): string {
  // Quotes first: one may go over several lines.
  const [line = ''] = withoutQuoted(String(error)).split('\n');
  return (
    sentenceOf(error) ?? own.reduce((text, pattern) => text.replace(pattern, '…'), line).slice(0, longest)
  );
}

/** A file of a release, and where in it: the browser writes line and column behind the address. */
const places = /\/[ms]\/[\w.@+/-]+\.(?:js|css)(?::\d+:\d+)?/g;

/**
 * The file of a program that an error tells of: the one that was asked for, else the one in which it was thrown.
 * Whoever asked for it is not to blame.
 * @param program its folder, such as `/m/works/0.1.0-0a1b2c3d/`
 */
export function fileOf(error: unknown, program: string): string | undefined {
  const { request } = Object(error) as { request?: unknown };
  // What did not come was not thrown where it was asked for.
  const stack = error instanceof Error && error.name !== 'ChunkLoadError' ? error.stack : undefined;
  for (const text of [request, String(error), stack]) {
    const found = typeof text === 'string' ? (text.match(places) ?? []) : [];
    const file = found.find((one) => one.startsWith(program));
    if (file) return file;
  }
  return undefined;
}
