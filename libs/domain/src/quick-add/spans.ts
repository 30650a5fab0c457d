import { isDash, standsAlone, type Word } from './words.ts';

/** From `start` up to, not including, `end`, in the units of a text's `length`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The separator before a span goes with it: 'call mum, tomorrow', 'call mum - tomorrow'. */
function startWithSeparator(line: string, words: readonly Word[], start: number): number {
  const before = words.findLast((word) => word.end <= start);
  if (!before || isDash(before)) return before?.start ?? start;
  return !standsAlone(before) && /[,;]/.test(line.charAt(before.end - 1)) ? before.end - 1 : start;
}

/** So does the one after it where the line begins with the span: 'tomorrow: call mum'. */
function endWithSeparator(line: string, words: readonly Word[], end: number): number {
  const next = words.find((word) => word.start >= end);
  if (next && isDash(next)) return next.end;
  return /[,;:]/.test(line.charAt(end)) ? end + 1 : end;
}

/** The spans with their separators. They come in order and share no character, and still share none. */
export function withSeparators<Part extends Span>(
  line: string,
  words: readonly Word[],
  parts: readonly Part[],
): readonly Part[] {
  let taken = 0;
  let leading = true;
  return parts.map((part) => {
    const start = Math.max(taken, startWithSeparator(line, words, part.start));
    leading &&= line.slice(taken, start).trim() === '';
    const end = leading ? endWithSeparator(line, words, part.end) : part.end;
    taken = end;
    return { ...part, start, end };
  });
}

/** What is left of the line without the spans: the spaces around them make one, and nothing else changes. */
export function textWithout(line: string, spans: readonly Span[]): string {
  let left = '';
  let from = 0;
  for (const { start, end } of spans) {
    left = joined(left, line.slice(from, start), from > 0);
    from = end;
  }
  return joined(left, line.slice(from), from > 0);
}

function joined(left: string, right: string, apart: boolean): string {
  if (!apart) return right;
  const text = right.trimStart();
  const before = left.trimEnd();
  // Punctuation after a span stays with the word before it: 'call mum tomorrow!'
  return before === '' || text === '' || text === right ? before + text : `${before} ${text}`;
}
