import type { ClockTime } from '../brands.ts';
import { clockTime } from '../time/clock-time.ts';
import { isChapterAndVerse } from './names.ts';
import type { Phrase } from './phrase.ts';
import { standsAlone, type Word } from './words.ts';

const clock = /^(\d{1,2}):([0-5]\d)$/;
const halfDay = /^(\d{1,2})(?:[:.]([0-5]\d))?(am|pm)$/;

const timeOf = (hour: number, minute: string) => clockTime(`${String(hour).padStart(2, '0')}:${minute}`);

function halfDayTime(text: string): ClockTime | undefined {
  const [, hour, minute = '00', half] = halfDay.exec(text) ?? [];
  if (hour === undefined || Number(hour) < 1 || Number(hour) > 12) return undefined;
  return timeOf((Number(hour) % 12) + (half === 'pm' ? 12 : 0), minute);
}

function clockPhrase(text: string): Phrase<ClockTime> | undefined {
  const [, hour, minute] = clock.exec(text) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23) return undefined;
  // 'tea 3:30' hardly means the night, and 'John 3:16' no time at all.
  const doubtful = /^[1-6]$/.test(hour);
  return {
    length: 1,
    value: timeOf(Number(hour), minute),
    standing: doubtful ? 'after a preposition' : 'at an end',
  };
}

/** The time that the words from `at` on name: '14:00', '2pm', '2 pm', 'noon'. A bare number is none. */
export function timeAt(words: readonly Word[], at: number): Phrase<ClockTime> | undefined {
  const word = words[at];
  if (!word || isChapterAndVerse(words[at - 1], word)) return undefined;
  // 'noon prayer book'
  if (word.bare === 'noon') return { length: 1, value: clockTime('12:00'), standing: 'at the end' };
  const joined = halfDayTime(word.bare);
  if (joined) return { length: 1, value: joined, standing: 'anywhere' };
  const next = words[at + 1];
  const apart = next && standsAlone(word) ? halfDayTime(word.bare + next.bare) : undefined;
  if (apart) return { length: 2, value: apart, standing: 'at an end' };
  return clockPhrase(word.bare);
}
