/** A part of two compared texts: common to both, or only in one of them. */
export interface TextPart {
  readonly in: 'both' | 'then' | 'now';
  readonly text: string;
}

/** For more pairs of words, the whole differing part is shown as one: so much text is not compared word by word. */
const maxPairs = 2_000_000;

const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];

/** The number of words that two texts have in common at one end. */
function alike(
  then: readonly string[],
  now: readonly string[],
  limit: number,
  at: (words: readonly string[], index: number) => string | undefined,
) {
  let count = 0;
  while (count < limit && at(then, count) === at(now, count)) count += 1;
  return count;
}

/** `lengths[i][j]`: the length of the longest common subsequence of then[i...] and now[j...]. */
function commonLengths(then: readonly string[], now: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: then.length + 1 }, () => new Uint32Array(now.length + 1));
  for (let i = then.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const [row, below] = [lengths[i], lengths[i + 1]];
      if (!row || !below) continue;
      row[j] = then[i] === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return lengths;
}

function between(then: readonly string[], now: readonly string[]): TextPart[] {
  if (then.length * now.length > maxPairs)
    return [
      { in: 'then', text: then.join('') },
      { in: 'now', text: now.join('') },
    ];
  const lengths = commonLengths(then, now);
  const parts: TextPart[] = [];
  let [i, j] = [0, 0];
  while (i < then.length || j < now.length) {
    const [before, after] = [then[i], now[j]];
    if (before !== undefined && before === after) {
      parts.push({ in: 'both', text: before });
      i += 1;
      j += 1;
    } else if (
      before !== undefined &&
      (after === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      parts.push({ in: 'then', text: before });
      i += 1;
    } else if (after !== undefined) {
      parts.push({ in: 'now', text: after });
      j += 1;
    }
  }
  return parts;
}

/** Joins adjacent parts of one kind and removes empty ones. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const whole: TextPart[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (part.text === '') continue;
    if (last?.in === part.in) whole[whole.length - 1] = { ...last, text: last.text + part.text };
    else whole.push(part);
  }
  return whole;
}

const isWordless = ({ text }: TextPart) => !/[\p{L}\p{N}]/u.test(text);

/** Joins differences that have only spaces and punctuation between them. */
function bridged(parts: readonly TextPart[]): TextPart[] {
  const whole: TextPart[] = [];
  let [then, now] = ['', ''];
  const end = () => {
    whole.push({ in: 'then', text: then }, { in: 'now', text: now });
    [then, now] = ['', ''];
  };
  for (const [index, part] of parts.entries()) {
    const isBetween = index > 0 && index < parts.length - 1 && isWordless(part);
    if (part.in === 'both' && !isBetween) {
      end();
      whole.push(part);
      continue;
    }
    if (part.in !== 'now') then += part.text;
    if (part.in !== 'then') now += part.text;
  }
  end();
  return whole;
}

/** Compares two texts word by word. The parts 'both' and 'then' form the first text, 'both' and 'now' the second. */
export function textDifference(then: string, now: string): readonly TextPart[] {
  const [before, after] = [wordsOf(then), wordsOf(now)];
  const limit = Math.min(before.length, after.length);
  const start = alike(before, after, limit, (words, index) => words[index]);
  const end = alike(before, after, limit - start, (words, index) => words[words.length - 1 - index]);
  const parts = joined([
    { in: 'both', text: before.slice(0, start).join('') },
    ...between(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    { in: 'both', text: before.slice(before.length - end).join('') },
  ]);
  return joined(bridged(parts));
}
