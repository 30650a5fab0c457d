import { planDay } from '@dayloom/domain';
import { readQuickAdd } from '@dayloom/domain/quick-add';
import { expect, it } from 'vitest';
import { addedWords, chipWords, promiseWords } from './quick-add-words.ts';

const now = new Date('2026-03-12T01:00:00');
const reader = { today: planDay('2026-03-11'), dayStart: 4, locale: 'en-GB' };
const read = (line: string) => readQuickAdd(line, { now, today: reader.today });

it('[QA4] [ST2] a time before the start of the day is named with the day of the calendar', () => {
  const reading = read('tea today at 3am');
  const day = 'Thursday, March 12';
  expect(promiseWords(reading, reader, undefined)).toBe(`Reminder for ${day}, 03:00`);
  expect(addedWords(reading, reader, undefined)).toContain(`${day}, 03:00`);
  expect(chipWords(reading.parts[0]!, reading, reader)).toBe(day);
  expect(promiseWords(read('tea at 5am'), reader, undefined)).toBe('Reminder for tomorrow, 05:00');
});
