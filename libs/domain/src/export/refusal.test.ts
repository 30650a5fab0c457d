import { describe, expect, it } from 'vitest';
import { collectionOf } from '../records/index.ts';
import { type ValidRecord, validRecords } from '../records/valid-records.fixture.ts';
import { exportedKinds } from './export-format.ts';
import { recordInFile, whyRefused } from './refusal.ts';

const others = [
  ...[null, 7, -1, 0.5, 1e9, Infinity, true, '', ' \n', [], {}, 'no such value', '2026-02-30', '25:00'],
  ...['a'.repeat(50_001), 'a/b', undefined],
];
/** What every reason looks like, with the name of a record in it. */
const sentence = /^(?!A value)[A-Z][a-z]+( [a-z]+)* of it (?:is|are) (?!not valid)[a-z0-9, A-Z]+\.$/;

/** The reason why a record of this kind with these values is refused. */
function reasonFor(name: keyof typeof validRecords, values: Record<string, unknown>) {
  const { due, optional }: ValidRecord = validRecords[name];
  const fields = Object.entries({ ...due, ...optional, ...values }).filter(
    ([, value]) => value !== undefined,
  );
  return whyRefused(collectionOf(name), Object.fromEntries(fields))?.('it');
}

describe('[DO3] [WD24] the reason why a record is refused', () => {
  it.each([
    ['tasks', { title: 'a'.repeat(201) }, 'Title of it is longer than 200 characters.'],
    ['tasks', { title: ' ' }, 'Title of it is blank.'],
    ['tasks', { title: 7 }, 'Title of it is not a text.'],
    ['tasks', { title: undefined }, 'Title of it is missing.'],
    ['tasks', { completed: 'yes' }, 'Done of it is neither yes nor no.'],
    ['tasks', { date: '2026-02-30' }, 'Day of it is not a calendar day.'],
    ['tasks', { repeatDay: undefined }, 'Day of the series of it is missing.'],
    ['tasks', { steps: 'a - Wash it\n\nb - Dry it' }, 'Steps of it are not a list of steps.'],
    ['tasks', { steps: `a - ${'b'.repeat(201)}` }, 'Steps of it are not a list of steps.'],
    ['tasks', { steps: 'a - b\n'.repeat(2_001) }, 'Steps of it are longer than 12,000 characters.'],
    ['tasks', { note: 'a'.repeat(5_001) }, 'Note of it is longer than 5,000 characters.'],
    ['repeats', { steps: '- [ ] Wash it' }, 'Steps of it are not a list of steps.'],
    ['repeats', { rule: 'FREQ=HOURLY' }, 'Repeats of it is not a rule.'],
    ['repeats', { series: 'a/b' }, 'Series of it is not a reference to a record.'],
    ['notes', { content: 'a'.repeat(50_001) }, 'Content of it is longer than 50,000 characters.'],
    ['works', { priority: 'urgent' }, 'Priority of it is not one of its choices.'],
    ['works', { duration: 1.5 }, 'Duration of it is not a whole number.'],
    ['works', { duration: 'a week' }, 'Duration of it is not a number.'],
    ['works', { duration: 3_661 }, 'Duration of it is more than 3,660 days.'],
    ['works', { endDate: '2026-02-01' }, 'End date of it is before the start date.'],
    ['works', { endDate: '2099-02-01' }, 'End date of it is more than 3,660 days after the start date.'],
    ['schedules', { startTime: '25:00' }, 'Start time of it is not a clock time.'],
    ['reminders', { dateTime: 'soon' }, 'Date and time of it is not a date and time.'],
    ['reminders', { createdAt: 'soon' }, 'Creation time of it is not a date and time.'],
    ['timerHistory', { duration: 0 }, 'Duration of it is less than 1.'],
    ['settings', { focusMinutes: 181 }, 'Length of a focus session of it is more than 180.'],
    ['settings', { quietTo: undefined }, 'End of the quiet hours of it is missing.'],
    ['receipts', { to: '//evil.test' }, 'Address of it is not an address of Dayloom.'],
    ['receipts', { item: 'a/b' }, 'Item of it is not a reference to a record.'],
    ['goals', { isAdmin: true }, 'It has a field that this version of Dayloom does not know.'],
  ] as const)('%s with %j', (name, values, reason) => {
    expect(reasonFor(name, values)).toBe(reason);
  });

  const kinds = Object.keys(validRecords) as (keyof typeof validRecords)[];

  it.each(kinds.filter((name) => exportedKinds.includes(name)))(
    'has the label of every field of %s, and no words of the schema',
    (name) => {
      const { entries, labels, owner } = collectionOf(name);
      expect(reasonFor(name, {})).toBeUndefined();
      for (const field of Object.keys(entries).filter((it) => it !== owner)) {
        const reasons = others.map((value) => reasonFor(name, { [field]: value })).filter(Boolean);
        expect([field, reasons.length]).not.toEqual([field, 0]);
        for (const reason of reasons) {
          expect(reason).toMatch(sentence);
          if (labels[field] !== undefined) expect(reason).toContain(labels[field]);
        }
      }
    },
  );
});

describe('[DO3] the record that is the reason for a refusal', () => {
  const tasks = collectionOf('tasks');

  it('is named by its title', () => {
    expect(recordInFile(tasks, { title: ' Buy milk ' }, 1)).toBe('the task “Buy milk”');
    expect(recordInFile(collectionOf('works'), { workTitle: 'Paint' }, 1)).toBe('the work “Paint”');
    expect(recordInFile(tasks, { title: '🌱'.repeat(61) }, 1)).toBe(`the task “${'🌱'.repeat(60)}…”`);
    expect(recordInFile(tasks, { title: 'שלום' }, 1)).toBe('the task “\u2068שלום\u2069”');
  });

  it('is named by its kind and its place in the file where it has no usable title', () => {
    for (const title of [undefined, ' \n', '\u200b', 7, ['Paint']])
      expect(recordInFile(tasks, { title }, 1_234)).toBe('task number 1,234 in the file');
    expect(recordInFile(collectionOf('timerHistory'), { id: 't1' }, 2)).toBe(
      'timer session number 2 in the file',
    );
  });

  it('is named by its kind alone where there is only one', () => {
    expect(recordInFile(collectionOf('settings'), {}, 1)).toBe('the settings');
  });
});
