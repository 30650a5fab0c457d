import { describe, expect, it } from 'vitest';
import { linesLeft } from './lines-left.fixture.ts';
import { linesRead } from './lines-read.fixture.ts';
import { type QuickAddReading, readQuickAdd } from './read-quick-add.ts';

const now = new Date(2026, 2, 4, 10, 30);
const works = ['Kitchen', 'Kitchen renovation', 'Sat exam', 'עבודה', ' '].map((title) => ({
  id: title,
  title,
}));

/** 'reminder 2026-03-06 14:00': everything but a task's kind. */
const told = ({ kind, day, time, work }: QuickAddReading) =>
  [kind === 'task' ? '' : kind, day, time, work && `#${work.title}`].filter(Boolean).join(' ');

describe('[QA3] on Wednesday 4 March 2026 at 10:30', () => {
  it.each(linesRead)('%j is %j, %s', (line, title, understood) => {
    const reading = readQuickAdd(line, { now, works });
    expect([reading.title, told(reading)]).toEqual([title, understood]);
  });

  it.each(linesLeft)('%j is a title, as typed', (line) => {
    expect(readQuickAdd(line, { now, works })).toEqual({ title: line, kind: 'task', parts: [] });
  });
});

it('[QA3] the lines are many, and as many are left alone as are read', () => {
  const lines = [...linesRead.map(([line]) => line), ...linesLeft];
  expect(new Set(lines).size).toBe(lines.length);
  expect(linesRead.length).toBeGreaterThanOrEqual(100);
  expect(linesLeft.length).toBeGreaterThanOrEqual(100);
});
