import type { ClockTime } from '../brands.ts';
import { clockTime } from '../time/clock-time.ts';
import { units } from './calendar-words.ts';
import { isChapterAndVerse } from './names.ts';
import type { Phrase } from './phrase.ts';
import { standsAlone, type Word } from './words.ts';

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

/** '2pm' and '2 pm'. A word that another part has is empty, so '2pm' after it is one word. */
function halfDayPhrase(word: Word, next: Word | undefined): TimePhrase | undefined {
  const joined = halfDayTime(word.bare);
  if (joined) return { length: 1, value: joined, standing: 'anywhere' };
  if (!next || word.bare === '' || !standsAlone(word)) return undefined;
  const value = halfDayTime(word.bare + next.bare);
  // 'pm 2 friends' and 'am I' have no dots.
  const standing = next.bare.includes('.') ? 'anywhere' : 'at an end';
  return value && { length: 2, value, standing };
}

/** '9:00-10:30' and '9-10am' are no single time. */
function isRange(text: string): boolean {
  const [, end = ''] = /^\d[\d:.apm]*[-–](.+)$/.exec(text) ?? [];
  return clock.test(end) || halfDay.test(end);
}

/** 'tea 3:30' hardly means the night, and 'John 3:16' no time at all. */
const isDoubtful = (hour: string) => /^[1-6]$/.test(hour);

function clockPhrase(text: string): TimePhrase | undefined {
  const [, hour, minute] = clock.exec(text) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23) return undefined;
  const standing = isDoubtful(hour) ? 'after a preposition' : 'at an end';
  return { length: 1, value: timeOf(Number(hour), minute), standing };
}

/** '19h30'; 'sleep 8h' and 'walk 1h30' are durations. */
function hourSignPhrase(text: string, isAfterAt: boolean): TimePhrase | undefined {
  const [, hour, minute = '00'] = hourSign.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23) return undefined;
  const canBeDuration = Number(hour) < 13 && !/^0\d/.test(hour);
  return canBeDuration && !isAfterAt
    ? undefined
    : { length: 1, value: timeOf(Number(hour), minute), standing: 'at the end' };
}

/** 'at 14.30'; elsewhere it is a number or an amount. */
function dottedPhrase(text: string, next: Word | undefined): TimePhrase | undefined {
  const [, hour, minute] = dotted.exec(text) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || isDoubtful(hour)) return undefined;
  if (next && units.has(next.bare)) return undefined;
  return { length: 1, value: timeOf(Number(hour), minute), standing: 'after a preposition' };
}

/** Midnight, which no day has for itself: it may begin or end the one named. */
export const isMidnight = (word: Word | undefined) => word?.bare === 'midnight' || word?.bare === '24:00';

/** The time that the words from `at` on name: '14:00', '2pm', '2 p.m.', '19h', 'noon'. A bare number is none. */
export function timeAt(words: readonly Word[], at: number): TimePhrase | undefined {
  const word = words[at];
  if (!word || isChapterAndVerse(words[at - 1], word)) return undefined;
  // 'noon prayer book'
  if (word.bare === 'noon') return { length: 1, value: clockTime('12:00'), standing: 'at the end' };
  if (isMidnight(word)) {
    const standing = word.bare === 'midnight' ? 'at the end' : 'at an end';
    return { length: 1, value: clockTime('00:00'), standing };
  }
  if (isRange(word.bare)) return { length: 1, value: undefined, standing: 'anywhere' };
  const next = words[at + 1];
  const isAfterAt = words[at - 1]?.bare === 'at';
  return (
    halfDayPhrase(word, next) ??
    clockPhrase(word.bare) ??
    hourSignPhrase(word.bare, isAfterAt) ??
    (isAfterAt ? dottedPhrase(word.bare, next) : undefined)
  );
}
