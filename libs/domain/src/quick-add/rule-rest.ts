import type { WordRange } from './candidates.ts';
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
const longestText = 6;

/** In a line with a rule, words that look like its time or its end and were not read. */
export function unreadRest(words: readonly Word[], read: readonly WordRange[]): DoubtfulWords | undefined {
  const isRead = (at: number) => words[at]?.text === '' || read.some(({ from, to }) => from <= at && at < to);
  const textAt = (from: number) => {
    const texts = words.slice(from, from + longestText);
    const length = texts.findIndex((_, index) => isRead(from + index));
    return texts
      .slice(0, length < 0 ? longestText : length)
      .map(({ bare, text }) => (text.startsWith('@') ? text : bare))
      .join(' ');
  };
  for (const from of words.keys()) {
    const [text, isAfter] = [textAt(from), isRead(from - 1)];
    const rangeOf = (pattern: RegExp) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined ? undefined : { from, to: from + lengthOf(found) };
    };
    const time = rangeOf(times);
    const isTime =
      time && (isAfter || time.to === words.length || (hours.test(text) && (from === 0 || isRead(time.to))));
    if (isTime) return { ...time, why: 'no single time' };
    const end = rangeOf(ends) ?? (isAfter ? rangeOf(counts) : undefined);
    if (end) return { ...end, why: 'no rule' };
  }
  return undefined;
}
