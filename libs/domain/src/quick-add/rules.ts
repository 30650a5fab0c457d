import { ordinals, setOf } from './calendar-words.ts';
import { endsNumbers } from './candidates.ts';
import { dayAt } from './days.ts';
import type { LineContext, Phrase, Position } from './phrase.ts';
import { partOfDay } from './relative-days.ts';
import { endAt, startAt } from './rule-ends.ts';
import { ruleForm } from './rule-forms.ts';
import { type Form, lengthOf, type SpokenRule } from './rule-words.ts';
import { timeAt } from './times.ts';
import { endsPhrase } from './weekdays.ts';
import { hasNoPunctuation, hasSmallLetters, isCapitalised, type Word } from './words.ts';

/** After 'every day', these make a sentence or a name: 'every day is a gift'. */
const sentences = setOf(
  'is are was were has have had will can should counts matters since of life hero carry low',
  "i i'm we you he she they it it's",
);
/** After a rule in the middle of a line, these begin something else: 'walk every day to work'. */
const followers = setOf(
  'once twice thrice to on by up during without while when as because so until till til through thru if and starting beginning',
);
const names = setOf('tgi happy ruby hate love closed open almost nearly least most');

function isFollowed(line: LineContext, words: readonly Word[], to: number): boolean {
  const [last, next, day] = [words[to - 1], words[to], dayAt(line, words, to)];
  return (
    (last !== undefined && (endsPhrase(last, next) || !hasNoPunctuation(last))) ||
    followers.has(next?.bare ?? '') ||
    // 'run every friday 5 km'
    /^x?\d/.test(next?.bare ?? '') ||
    endAt(line, words, to) !== undefined ||
    (day !== undefined && !day.isTopic)
  );
}

const isTimeAt = (words: readonly Word[], at: number) =>
  timeAt(words, ['at', '@'].includes(words[at]?.bare ?? '') ? at + 1 : at) !== undefined;

/** Where a rule counts; 'each friday' and 'weekly' at the beginning can be about what happens then. */
function positionOf(
  line: LineContext,
  { text, kind }: Form,
  words: readonly Word[],
  { at, to }: { readonly at: number; readonly to: number },
): Position {
  if (kind === 'vague' || kind === 'adverb') {
    const isBeforeOther =
      isTimeAt(words, to) ||
      endAt(line, words, to) !== undefined ||
      startAt(line, words, to) !== undefined ||
      (kind === 'vague' && dayAt(line, words, to)?.value !== undefined);
    // 'Entertainment Weekly'
    const isName = isCapitalised(words[at]) && isCapitalised(words[at - 1]);
    return isBeforeOther ? 'anywhere' : isName ? 'nowhere' : 'at the end';
  }
  if (kind === 'plural') {
    // 'gym mondays at 7'
    const hasHour = /^(?:at|@|from)$/.test(words[to]?.bare ?? '') && /^\d/.test(words[to + 1]?.bare ?? '');
    return hasHour ? 'anywhere' : line.hasTime ? 'at an end' : 'at the end';
  }
  if (isFollowed(line, words, to)) return 'anywhere';
  // 'each friday report' can be a name.
  return line.hasTime || /\b(?:every|once|of each)\b/.test(text) ? 'at an end' : 'at the end';
}

/** Whether another number is before the first word: 'first and third monday of every month'. */
const isSecond = (words: readonly Word[], at: number) =>
  endsNumbers(words, at) ||
  (ordinals.has(words[at]?.bare ?? '') &&
    ordinals.has(words[at - 2]?.bare ?? '') &&
    words[at - 1]?.bare === 'and');

/** The part of the day after a rule: 'every friday night', 'monday evenings'. */
const partOf = (word: Word | undefined) => word && partOfDay({ ...word, bare: word.bare.replace(/s$/, '') });

/** The rule that the words from `at` on name; without a value, words that look like a rule. */
export function ruleAt(
  line: LineContext,
  words: readonly Word[],
  at: number,
): Phrase<SpokenRule> | undefined {
  const form = ruleForm({ line, words, at });
  if (!form || names.has(words[at - 1]?.bare ?? '')) return undefined;
  const { text, value, kind } = form;
  const to = at + lengthOf(text);
  const last = words[to - 1];
  const isOpen = last !== undefined && hasNoPunctuation(last);
  const part = kind === 'part' ? partOf(last) : isOpen ? partOf(words[to]) : undefined;
  const end = part && kind !== 'part' ? to + 1 : to;
  // Half a pair of brackets cannot stay, and a title of 'morning' would say nothing.
  const isKept = part && !line.hasTime && !words[at]?.text.startsWith('(');
  if (isKept && at === 0 && end === words.length) return undefined;
  // 'Every Friday Night', 'every day is a gift', but not 'EVERY FRIDAY GYM'
  const isName = isOpen && hasSmallLetters(words[at]) && [words[at], last, words[to]].every(isCapitalised);
  const isTitle = isName || (isOpen && sentences.has(words[end]?.bare ?? ''));
  const position = isTitle ? 'nowhere' : positionOf(line, form, words, { at, to: end });
  const isBareWeekend = text === 'weekends' && !line.hasTime;
  return {
    // Without a time, a part of the day stays in the title.
    length: end - at - (isKept ? 1 : 0),
    ...(part && (isKept ? { trailing: 1 } : { part })),
    // '1st and 15th of every month'
    value: isSecond(words, at) ? undefined : value,
    position: isBareWeekend ? 'after a preposition' : position,
    afterPreposition: position,
    isTopic: kind === 'adverb' || kind === 'vague',
  };
}
