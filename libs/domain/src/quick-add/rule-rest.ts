import { type Candidates, positionsOf } from './candidates.ts';
import type { DoubtfulWords } from './doubts.ts';
import { lengthOf, whole } from './rule-words.ts';
import type { Word } from './words.ts';

const half = ' ?[ap]\\.?m';
const hour = `\\d{1,2}(?:${half})?`;
const clock = `(?:\\d{1,2}[:.]\\d\\d(?:${half})?|\\d{1,2}${half})`;
/** 'at 9', '25:00', '8am and 8pm', but not '10am to 12pm'. */
const times = whole(
  `(?:(?:at |@ ?)${hour}|(?:at |@ ?)?${clock})(?: (?:and|&|or) (?:${clock}|${hour}))*(?! (?:to|until|till|-|–|—) )`,
);
const hours = whole(`(?:at |@ ?)${hour}`);
const counts = whole('x\\d+|\\d+ ?x|once|twice|thrice');
/** 'until 24. Dez', but not 'until further notice' and 'until 17:00'. */
const ends = whole(`(?:until|till|til|'til) (?!further notice|noon|midnight|${clock})(?:\\d[^ ]* )?[^ ]+`);

/** In a line with a rule, words that look like its time or its end and were not read. Words of a rule are empty. */
export function unreadRest(words: readonly Word[], read: Candidates<unknown>): DoubtfulWords | undefined {
  const positions = positionsOf(read);
  const texts = words.map(({ text, bare }, at) =>
    positions.has(at) ? '' : text.startsWith('@') ? text : bare,
  );
  for (const from of texts.keys()) {
    const [text, isAfter] = [texts.slice(from, from + 6).join(' '), texts[from - 1] === ''];
    const endOf = ([found]: readonly string[]) => (found === undefined ? 0 : from + lengthOf(found));
    const time = endOf(times.exec(text) ?? []);
    const isAround = hours.test(text) && (from === 0 || texts[time] === '');
    if (time > 0 && (isAfter || isAround || time === words.length))
      return { from, to: time, why: 'no single time' };
    const to = endOf(ends.exec(text) ?? (isAfter ? counts.exec(text) : undefined) ?? []);
    if (to > 0) return { from, to, why: 'no rule' };
  }
  return undefined;
}
