/** A stretch of two texts: in both, or in one of them alone. */
export interface TextPart {
  readonly in: 'both' | 'then' | 'now';
  readonly text: string;
}

/** Above this many pairs of words what differs is told as a whole: nobody reads so much of it word by word. */
const mostPairs = 2_000_000;

const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];

/** How many words two texts have in common at one end. */
function alike(
  then: readonly string[],
  now: readonly string[],
  most: number,
  at: (words: readonly string[], index: number) => string | undefined,
) {
  let count = 0;
  while (count < most && at(then, count) === at(now, count)) count += 1;
  return count;
}

/** `lengths[i][j]`: the longest row of words that then[i...] and now[j...] have in common. */
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
  if (then.length * now.length > mostPairs)
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

/** Neighbours of one kind as one. */
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

/** Differences with nothing but spaces and signs between them read as one. */
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

/** How two texts differ, word by word. What is in 'both' and 'then' is the first text, in 'both' and 'now' the second. */
export function textDifference(then: string, now: string): readonly TextPart[] {
  const [before, after] = [wordsOf(then), wordsOf(now)];
  const most = Math.min(before.length, after.length);
  const start = alike(before, after, most, (words, index) => words[index]);
  const end = alike(before, after, most - start, (words, index) => words[words.length - 1 - index]);
  const parts = joined([
    { in: 'both', text: before.slice(0, start).join('') },
    ...between(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    { in: 'both', text: before.slice(before.length - end).join('') },
  ]);
  return joined(bridged(parts));
}
