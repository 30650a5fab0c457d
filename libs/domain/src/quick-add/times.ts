import type { ClockTime } from '../brands.ts';
import { clockTime } from '../time/clock-time.ts';
import { units } from './calendar-words.ts';
import { isChapterAndVerse } from './names.ts';
import type { Phrase } from './phrase.ts';
import { hasNoPunctuation, type Word } from './words.ts';

type TimePhrase = Phrase<ClockTime>;

const clock = /^(\d{1,2}):([0-5]\d)$/;
const halfDay = /^(\d{1,2})(?:[:.]([0-5]\d))?([ap])\.?m$/;
const hourSign = /^(\d{1,2})h([0-5]\d)?$/;
const dotted = /^(\d{1,2})\.([0-5]\d)$/;

const timeOf = (hour: number, minute: string) => clockTime(`${String(hour).padStart(2, '0')}:${minute}`);

function halfDayTime(text: string): ClockTime | undefined {
  const [, hour, minute = '00', half] = halfDay.exec(text) ?? [];
  if (hour === undefined || Number(hour) < 1 || Number(hour) > 12) return undefined;
  return timeOf((Number(hour) % 12) + (half === 'p' ? 12 : 0), minute);
}

/** '2pm' and '2 pm'. Words of other parts are empty, and '2pm' after one is a single word. */
function halfDayPhrase(word: Word, next: Word | undefined): TimePhrase | undefined {
  const joined = halfDayTime(word.bare);
  if (joined) return { length: 1, value: joined, position: 'anywhere' };
  if (!next || !/^\d/.test(word.bare) || !hasNoPunctuation(word) || !/^[ap]\.?m$/.test(next.bare))
    return undefined;
  const value = halfDayTime(word.bare + next.bare);
  // 'pm 2 friends' and 'am I' have no dots.
  const position = next.bare.includes('.') ? 'anywhere' : 'at an end';
  return value && { length: 2, value, position };
}

/** Whether the text is a range, such as '9:00-10:30' and '9-10am'. */
function isRange(text: string): boolean {
  const [, end = ''] = /^\d[\d:.apm]*[-–](.+)$/.exec(text) ?? [];
  return clock.test(end) || halfDay.test(end);
}

/** 'tea 3:30' hardly means the night, and 'John 3:16' is not a time. */
const isDoubtful = (hour: string) => /^[1-6]$/.test(hour);

function clockPhrase(text: string): TimePhrase | undefined {
  const [, hour, minute] = clock.exec(text) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23) return undefined;
  const position = isDoubtful(hour) ? 'after a preposition' : 'at an end';
  return { length: 1, value: timeOf(Number(hour), minute), position };
}

/** '19h30'; 'sleep 8h' and 'walk 1h30' are durations. */
function hourSignPhrase(text: string, isAfterAt: boolean): TimePhrase | undefined {
  const [, hour, minute = '00'] = hourSign.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23) return undefined;
  const canBeDuration = Number(hour) < 13 && !/^0\d/.test(hour);
  return canBeDuration && !isAfterAt
    ? undefined
    : { length: 1, value: timeOf(Number(hour), minute), position: 'at the end' };
}

/** 'at 14.30'; without 'at' it is a number or an amount, and '11.12.' before another word is a date. */
function dottedPhrase(word: Word, next: Word | undefined): TimePhrase | undefined {
  const [, hour, minute] = dotted.exec(word.bare) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || isDoubtful(hour)) return undefined;
  if (next && units.has(next.bare)) return undefined;
  if ((next || word.text.startsWith('@')) && word.text.includes(`${word.bare}.`)) return undefined;
  return { length: 1, value: timeOf(Number(hour), minute), position: 'after a preposition' };
}

/** Midnight is ambiguous: it can be the start or the end of the day. */
export const isMidnight = (word: Word | undefined) => word?.bare === 'midnight' || word?.bare === '24:00';

/** The time named by the words from `at` on: '14:00', '2pm', '2 p.m.', '19h', 'noon'. A number alone is not a time. */
export function timeAt(words: readonly Word[], at: number): TimePhrase | undefined {
  const word = words[at];
  if (!word || isChapterAndVerse(words[at - 1], word)) return undefined;
  // 'noon prayer book'
  if (word.bare === 'noon' || word.bare === 'midday')
    return { length: 1, value: clockTime('12:00'), position: 'at the end' };
  if (isMidnight(word)) {
    const position = word.bare === 'midnight' ? 'at the end' : 'at an end';
    return { length: 1, value: clockTime('00:00'), position };
  }
  if (isRange(word.bare)) return { length: 1, value: undefined, position: 'anywhere' };
  const next = words[at + 1];
  const isAfterAt = word.text.startsWith('@') || ['at', '@'].includes(words[at - 1]?.bare ?? '');
  return (
    halfDayPhrase(word, next) ??
    clockPhrase(word.bare) ??
    hourSignPhrase(word.bare, isAfterAt) ??
    (isAfterAt ? dottedPhrase(word, next) : undefined)
  );
}
