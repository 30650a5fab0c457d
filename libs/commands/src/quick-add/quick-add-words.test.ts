import { planDay } from '@dayloom/domain';
import { readQuickAdd } from '@dayloom/domain/quick-add';
import { expect, it } from 'vitest';
import { addedWords, chipWords, promiseWords } from './quick-add-words.ts';

const now = new Date('2026-03-12T01:00:00');
const reader = { today: planDay('2026-03-11'), dayStart: 4, locale: 'en-GB' };
const read = (line: string) => readQuickAdd(line, { now, today: reader.today });

it.each([
  ['tea today at 3am', 'today, 03:00'],
  ['tea at 3am', 'today, 03:00'],
  ['tea at 5am', 'tomorrow, 05:00'],
  ['tea 13 march at 3am', 'tomorrow, 03:00'],
  ['tea 13 march at 5am', 'Friday, March 13, 05:00'],
])("[QA4] [TD1] [ST2] at 1:00, '%s' is for %s where the day starts at 4:00", (line, when) => {
  expect(promiseWords(read(line), reader, undefined)).toBe(`Reminder for ${when}`);
  expect(addedWords(read(line), reader, undefined)).toBe(`Reminder added to ${when}`);
});

it('[QA2] [ST2] the chip of a time before the start of the day names the day of the calendar', () => {
  const reading = read('tea today at 3am');
  expect(chipWords(reading.parts[0]!, reading, reader)).toBe('Thursday, March 12');
});

it.each([
  [
    'Board call thursday (13 march) 9am',
    '“thursday (13 march)” does not match: the date is Friday, March 13',
  ],
  ['Pay tax next month at 5pm', '“next month” is not a single day to come'],
  ['Monday Standup 9am', '“Monday” is not read as its day: say it at the end'],
  ['Gym every friday at 9', '“at 9” is not one clear time'],
  ['Every Monday Standup 9am', '“Every Monday” is not read as a rule: say it at the end'],
  ['Dinner on Christmas Eve 8pm', '“on Christmas Eve” may mean a day: add the date, or “today”'],
  ['Call Jo 3pm EST', '“3pm EST” names a time zone: say it in your own time'],
  ['Party friday night 1am', '“friday night 1am” is not one clear time'],
])("[QA3] '%s' says why it has no day: %s", (line, why) => {
  expect(promiseWords(read(line), reader, undefined)).toBe(`${why}. Task for the Inbox, without a day`);
});

it.each([
  ['tea 0:00 today', 'today, 00:00, which has passed'],
  ['tea today at 9am', 'today, 09:00, which has passed'],
  ['tea today at 11am', 'today, 11:00'],
  ['tea at 9am', 'tomorrow, 09:00'],
])("[QA3] [RM7] at 10:00, '%s' is for %s", (line, when) => {
  const reading = readQuickAdd(line, { now: new Date('2026-03-11T10:00:00') });
  const morning = { ...reader, dayStart: 0 };
  expect(promiseWords(reading, morning, undefined)).toBe(`Reminder for ${when}`);
  expect(addedWords(reading, morning, undefined)).toBe(`Reminder added to ${when}`);
});
