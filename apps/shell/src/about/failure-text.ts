/** Quoted text may be the user's own words. Quotation marks, grouped by those that can close each other. */
const families = ["'＇", '"＂', '`´', '‘’‚‛', '“”„‟〝〞〟', '«»', '‹›', '「」', '『』'];
const marks = new RegExp(`[${families.join('')}]`, 'gu');
/** An apostrophe that is not a quotation mark, as in 'can't' and 'Mira's'. */
const contraction = /(?<=[\p{L}\p{N}])['’](?=(?:s|t|re|ve|ll|d|m)(?![\p{L}\p{N}]))/gu;

/** Other text that may be personal: mail addresses, queries, long runs of letters. */
const personal = [/\S+@[^\s/]+/g, /\?\S*/g, /[\w-]{24,}/g];

const maxLength = 200;

const isEven = (text: string) =>
  families.every((family) => [...text].filter((one) => family.includes(one)).length % 2 === 0);

/**
 * Removes quoted text. Quotes may be nested, so everything from the first mark to the last is removed. If a quote
 * is left open, or an apostrophe cannot be distinguished from one, everything after the first mark is removed.
 */
function withoutQuoted(text: string): string {
  // The replacement has the same length, so that positions stay the same.
  const quotes = text.replace(contraction, ' ');
  const found = [...(isEven(quotes) ? quotes : text).matchAll(marks)].map(({ index }) => index);
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return text;
  return `${text.slice(0, first)}…${isEven(quotes) ? text.slice(last + 1) : ''}`;
}

/** What browsers report if the server cannot be reached. */
const unreachable = /^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)$/;

/** A plain sentence for an error of the network; undefined for any other error. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof TypeError && unreachable.test(error.message)) return 'The server cannot be reached.';
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return 'The server did not answer in time.';
  return undefined;
}

/** The message of an error in one line, without anything that may be personal. */
export function messageOf(error: unknown): string {
  // Quotes are removed first, since one may span several lines.
  const [line = ''] = withoutQuoted(String(error)).split('\n');
  return (
    sentenceOf(error) ??
    personal.reduce((text, pattern) => text.replace(pattern, '…'), line).slice(0, maxLength)
  );
}

/** A file of a release with its position: browsers append line and column to the address. */
const places = /\/[ms]\/[\w.@+/-]+\.(?:js|css)(?::\d+:\d+)?/g;

/**
 * The file that caused an error: the one that was requested, if the error names it, else the one that threw the
 * error. A file that only requested another is not the cause.
 * @param program its folder, such as `/m/works/0.1.0-0a1b2c3d/`
 */
export function fileOf(error: unknown, program: string): string | undefined {
  const { request } = Object(error) as { request?: unknown };
  // The stack of a failed chunk names the file that requested it, which is not the cause.
  const stack = error instanceof Error && error.name !== 'ChunkLoadError' ? error.stack : undefined;
  for (const text of [request, String(error), stack]) {
    const found = typeof text === 'string' ? (text.match(places) ?? []) : [];
    const file = found.find((one) => one.startsWith(program));
    if (file) return file;
  }
  return undefined;
}
