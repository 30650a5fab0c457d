import { describe, expect, it } from 'vitest';
import { linesLeft } from './lines-left.fixture.ts';
import { novemberLeft, novemberRead, novemberUnread } from './lines-november.fixture.ts';
import { linesInDoubt, linesUnread } from './lines-in-doubt.fixture.ts';
import { linesNamed } from './lines-named.fixture.ts';
import { linesRead } from './lines-read.fixture.ts';
import { type QuickAddReading, readQuickAdd } from './read-quick-add.ts';

const now = new Date(2026, 2, 4, 10, 30);
const works = ['Kitchen', 'Kitchen renovation', 'Sat exam', 'עבודה', ' '].map((title) => ({
  id: title,
  title,
}));

/** 'reminder 2026-03-06 14:00': all values read; the kind of a task is left out. */
const summaryOf = ({ kind, day, time, work }: QuickAddReading) =>
  [kind === 'task' ? '' : kind, day, time, work && `#${work.title}`].filter(Boolean).join(' ');

describe('[QA3] on Wednesday 4 March 2026 at 10:30', () => {
  it.each(linesRead)('%j is %j, %s', (line, title, understood) => {
    const reading = readQuickAdd(line, { now, works });
    expect([reading.title, summaryOf(reading)]).toEqual([title, understood]);
  });

  it.each([...linesLeft, ...linesNamed])('%j is a title, as typed', (line) => {
    expect(readQuickAdd(line, { now, works })).toEqual({ title: line, kind: 'task', parts: [] });
  });

  it.each(linesInDoubt)('%j is a title without a day, because of %j', (line, text, day) => {
    const doubt = { text, why: expect.any(String) as unknown, ...(day && { day }) };
    expect(readQuickAdd(line, { now, works })).toEqual({ title: line, kind: 'task', doubt, parts: [] });
  });

  it.each(linesUnread)('%j is a title without a day, because %j may have another meaning', (line, text) => {
    const doubt = { text, why: 'position' };
    expect(readQuickAdd(line, { now, works })).toEqual({ title: line, kind: 'task', doubt, parts: [] });
  });

  it('[QA3] in doubt the form of a goal has no day, and that of a note says nothing', () => {
    const read = (line: string) => readQuickAdd(line, { now, works });
    const doubt = { text: 'friday 28', day: '2026-03-28', why: 'no single day' };
    expect(read('!goal run friday 28')).toMatchObject({ title: 'run friday 28', kind: 'goal', doubt });
    expect(read('!goal run friday 28').day).toBeUndefined();
    expect(read('!note run friday 28')).toEqual({
      title: 'run friday 28',
      kind: 'note',
      parts: [{ kind: 'kind', text: '!note', start: 0, end: 5 }],
    });
  });
});

describe('[QA3] on Monday 23 November 2026', () => {
  const read = (line: string) => readQuickAdd(line, { now: new Date(2026, 10, 23, 10, 30) });

  it.each([
    ['Dentist friday 27 at 9am', 'reminder 2026-11-27 09:00'],
    ['Dentist fri 27 9am', 'reminder 2026-11-27 09:00'],
    ['Dentist sunday 29 17:00', 'reminder 2026-11-29 17:00'],
    ['Dentist sunday 29 nov 9am', 'reminder 2026-11-29 09:00'],
    ['Dentist monday 23', '2026-11-23'],
    ['Dentist fri 4', '2026-12-04'],
  ])('%j is %s', (line, understood) => {
    expect([read(line).title, summaryOf(read(line))]).toEqual(['Dentist', understood]);
  });

  it.each([
    ['Dentist friday 28 at 9am', '2026-11-28'],
    ['Dentist monday 29 nov 9am', '2026-11-29'],
    ['Dentist monday 22', '2026-12-22'],
  ])('%j is a title, and its date is %s', (line, day) => {
    expect(read(line)).toMatchObject({ title: line, kind: 'task', doubt: { day }, parts: [] });
  });
});

describe('[QA3] on Monday 23 November 2026 at 10:00', () => {
  const read = (line: string) => readQuickAdd(line, { now: new Date(2026, 10, 23, 10) });

  it.each(novemberRead)('%j is %j, %s', (line, title, understood) => {
    expect([read(line).title, summaryOf(read(line))]).toEqual([title, understood]);
  });

  it.each(novemberUnread)('%j is a title without a day, because of %j', (line, text) => {
    expect(read(line)).toMatchObject({ title: line, kind: 'task', doubt: { text }, parts: [] });
  });

  it.each(novemberLeft)('%j is a title, as typed', (line) => {
    expect(read(line)).toEqual({ title: line, kind: 'task', parts: [] });
  });
});

it.each([
  ['de', 'Zahnarzt Freitag 9:00', 'Freitag'],
  ['de', 'Zahnarzt morgen 9:00', 'morgen'],
  ['de', 'Zahnarzt Mittwochabend 19:00', 'Mittwochabend'],
  ['de', 'Zahnarzt morgen 9 Uhr', 'morgen'],
  ['fr', 'Dentiste le 3 décembre à 9:00', 'décembre'],
  ['fr', 'Dentiste vendredi 9:00', 'vendredi'],
  ['es', 'Dentista mañana 9:00', 'mañana'],
])("[QA3] in a browser in '%s', %j is a title without a day, because of %j", (locale, line, text) => {
  const doubt = { text, why: 'topic' };
  expect(readQuickAdd(line, { now, locale })).toEqual({ title: line, kind: 'task', doubt, parts: [] });
});

it('[QA3] there are many lines, and as many without as with values', () => {
  const lines = [...linesRead, ...linesInDoubt, ...linesUnread]
    .map(([line]) => line)
    .concat(linesLeft, linesNamed);
  expect(new Set(lines).size).toBe(lines.length);
  expect(linesRead.length).toBeGreaterThanOrEqual(100);
  expect(linesLeft.length).toBeGreaterThanOrEqual(100);
});
