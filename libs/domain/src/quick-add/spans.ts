import { isDash, hasNoPunctuation, type Word } from './words.ts';

/** From `start` up to, but excluding, `end`, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Includes the separator before a span: 'call mum, tomorrow', 'call mum - tomorrow'. */
function startWithSeparator(line: string, words: readonly Word[], start: number): number {
  const before = words.findLast((word) => word.end <= start);
  if (!before || isDash(before)) return before?.start ?? start;
  return !hasNoPunctuation(before) && /[,;]/.test(line.charAt(before.end - 1)) ? before.end - 1 : start;
}

/** Includes the separator after a span at the start of the line: 'tomorrow: call mum'. */
function endWithSeparator(line: string, words: readonly Word[], end: number): number {
  const next = words.find((word) => word.start >= end);
  if (next && isDash(next)) return next.end;
  return /[,;:]/.test(line.charAt(end)) ? end + 1 : end;
}

/** Extends the spans by their separators. The spans must be in order without overlaps, and stay so. */
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

/** Removes the spans from the line and replaces the spaces around each by one; the rest does not change. */
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
  // Punctuation after a span is joined to the word before it: 'call mum tomorrow!'.
  return before === '' || text === '' || text === right ? before + text : `${before} ${text}`;
}
