import { clockTime, planDay } from '@dayloom/domain';
import type { QuickAddPart } from '@dayloom/domain/quick-add';
import type { RepeatRule } from '@dayloom/domain/repeats';
import { expect, it } from 'vitest';
import { addedWords, chipWords, detailWords, promiseWords } from './quick-add-words.ts';
import { type LineReading, withinWork } from './within-work.ts';

const reader = { today: planDay('2026-11-23'), dayStart: 4, locale: 'en-GB' };
const garden = { workTitle: 'Garden', startDate: planDay('2026-12-01'), endDate: planDay('2026-12-31') };
const fridays: RepeatRule = { pattern: { unit: 'week', on: [5], weekStart: 1 }, every: 1 };
const daily: RepeatRule = { pattern: { unit: 'day' }, every: 1 };

/** What a line with these words means. */
function repeating(words: Partial<Record<QuickAddPart['kind'], string>>, first: string, rule = fridays) {
  const parts = Object.entries(words).map(([kind, text]) => ({
    kind: kind as QuickAddPart['kind'],
    text,
    start: 0,
    end: text.length,
  }));
  const day = planDay(first);
  return { title: 'Water plants', kind: 'task', day, repeat: { rule, first: day }, parts } as const;
}
const reminderOf = (reading: LineReading, time: string) =>
  ({ ...reading, kind: 'reminder', time: clockTime(time) }) as const;
const chipsOf = (reading: LineReading) => reading.parts.map((part) => chipWords(part, reading, reader));

it.each([
  ['2026-11-27', 'Every week on Friday, from Friday, November 27'],
  ['2027-01-01', 'Every week on Friday, from Friday, January 1, 2027'],
])('[QA6] the chip of a rule has its words and the first day, %s', (first, words) => {
  expect(chipsOf(repeating({ repeat: 'every friday' }, first))).toEqual([words]);
});

it.each([
  ['2026-11-23', 'Every day, from today', 'from today'],
  ['2026-11-24', 'Every day, from tomorrow', 'from tomorrow'],
])('[QA6] a first day on %s is named as a person does', (first, chip, from) => {
  const reading = repeating({ repeat: 'daily' }, first, daily);
  expect(chipsOf(reading)).toEqual([chip]);
  expect(promiseWords(reading, reader, undefined)).toBe(`Repeating task ${from}`);
  expect(addedWords(reading, reader, undefined)).toBe(`Repeating task added ${from}`);
});

it.each([
  [{ until: planDay('2026-12-24') }, 'Until 24 Dec 2026'],
  [{ times: 10 }, '10 times'],
  [{ times: 1 }, 'Once'],
])('[QA6] the end has a chip of its own: %j', (end, words) => {
  const reading = repeating({ repeat: 'every friday', end: 'end' }, '2026-11-27', { ...fridays, end });
  expect(chipsOf(reading)).toEqual(['Every week on Friday, from Friday, November 27', words]);
});

it('[QA6] a first day that the line names has a chip of its own', () => {
  const reading = repeating({ repeat: 'every friday', day: 'from 1 dec' }, '2026-12-04');
  expect(chipsOf(reading)).toEqual(['Every week on Friday', 'From Friday, December 4']);
});

it('[QA6] a time makes it a reminder, which has no work', () => {
  const reading = reminderOf(repeating({ repeat: 'daily' }, '2026-11-24', daily), '09:00');
  expect(promiseWords(reading, reader, undefined)).toBe('Repeating reminder from tomorrow, 09:00');
  expect(addedWords(reading, reader, undefined)).toBe('Repeating reminder added from tomorrow, 09:00');
  expect(promiseWords(withinWork(reading, garden), reader, garden)).toBe(
    'Repeating reminder from tomorrow, 09:00, not in Garden',
  );
});

it("[QA6] [ST2] a time before the start of the day is of the user's day, its chip of the calendar's", () => {
  const reading = reminderOf(repeating({ repeat: 'daily' }, '2026-11-24', daily), '02:00');
  expect(chipsOf(reading)).toEqual(['Every day, from Tuesday, November 24']);
  expect(promiseWords(reading, reader, undefined)).toBe('Repeating reminder from today, 02:00');
});

it('[QA4] [QA6] the toast has the rule with its end, and the title', () => {
  const reading = repeating({ repeat: 'every friday' }, '2026-11-27', { ...fridays, end: { times: 10 } });
  expect(detailWords(reading, reader, 'Water plants')).toBe('Every week on Friday, 10 times: Water plants');
});

it.each([
  ['no rule', 'every third blue moon', 'does not say clearly when it repeats'],
  ['several rules', 'every friday every 2 weeks', 'is more than one rule'],
  ['not a day of the rule', 'every friday on 24 dec', 'is not a day of the rule'],
] as const)('[QA3] a line in doubt for %s says why', (why, text, reason) => {
  const reading = { title: text, kind: 'task', doubt: { text, why }, parts: [] } as const;
  expect(promiseWords(reading, reader, undefined)).toBe(
    `“${text}” ${reason}. Task for the Inbox, without a day`,
  );
});

it.each([
  ['2026-12-04', fridays, 'in Garden from Friday, December 4'],
  ['2026-11-27', fridays, 'in Garden from Friday, December 4, the first time in its plan'],
  ['2026-11-23', daily, 'in Garden from Tuesday, December 1, the first time in its plan'],
])('[QA6] [RP14] from %s on, a task of a work begins within it', (first, rule, place) => {
  const reading = withinWork(repeating({ repeat: 'rule' }, first, rule), garden);
  expect(promiseWords(reading, reader, garden)).toBe(`Repeating task ${place}`);
  expect(addedWords(reading, reader, garden)).toBe(`Repeating task added ${place}`);
  expect(reading.day).toBe(reading.repeat?.first);
});

it.each([
  ['2027-01-01', fridays, 'The first time, Friday, January 1, 2027, is after the end of Garden'],
  [
    '2026-11-27',
    { ...fridays, end: { until: planDay('2026-11-30') } },
    'The last time is before the start of Garden',
  ],
])('[QA6] [RP14] from %s on, a task without a day in its work says so', (first, rule, sentence) => {
  const reading = withinWork(repeating({ repeat: 'rule' }, first, rule), garden);
  expect(promiseWords(reading, reader, garden)).toBe(sentence);
});
