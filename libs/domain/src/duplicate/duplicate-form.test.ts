import { describe, expect, it } from 'vitest';
import { planDay } from '../time/plan-day.ts';
import { checkDuplicate, duplicateSentences } from './duplicate-form.ts';
import type { WholeWork } from './duplicate-work.ts';
import { segmentOf, taskOf, thesis } from './thesis.fixture.ts';

const today = planDay('2026-03-10');
/** Starts after today, so that its copy starts earlier. */
const inAYear = { startDate: planDay('2027-02-02'), endDate: planDay('2027-02-16') };
const whole = (parts: Partial<WholeWork> = {}): WholeWork => ({
  work: thesis,
  tasks: [],
  segments: [],
  ...parts,
});
const errorsOf = (draft: { workTitle?: string; startDate?: string }, parts: Partial<WholeWork> = {}) => {
  const checked = checkDuplicate({ workTitle: 'Again', startDate: today, ...draft }, whole(parts), today);
  return checked.ok ? {} : checked.errors;
};

describe('the form of a copy of a work', () => {
  it('[WD23] accepts a title and a day from today on, and trims the title', () => {
    expect(checkDuplicate({ workTitle: ' Again ', startDate: today }, whole(), today)).toEqual({
      ok: true,
      fields: { workTitle: 'Again', startDate: '2026-03-10' },
    });
  });

  it.each([
    ['', 'Start date is required'],
    ['2026-03-09', 'Start date cannot be before today'],
    ['9999-12-20', 'End date cannot be after the year 9999'],
  ])("[WD23] reports at the start what is wrong with '%s'", (startDate, message) => {
    expect(errorsOf({ startDate }).startDate).toBe(message);
  });

  it('[WD23] reports a missing title and a work of too many days', () => {
    expect(errorsOf({ workTitle: ' ' }).workTitle).toBe('Work title is required');
    const long = { ...thesis, endDate: planDay('2046-02-02'), duration: 7_305 };
    expect(errorsOf({}, { work: long }).startDate).toBe('A work lasts at most 3,660 days');
  });

  it.each([
    ['a task', { tasks: [taskOf('late', '9999-12-01')] }],
    ['a series', { segments: [segmentOf('9999-12-01', 'FREQ=DAILY')] }],
    ['the end of a series', { segments: [segmentOf('2026-02-02', 'FREQ=DAILY;UNTIL=99991201')] }],
    ['an early task', { tasks: [taskOf('early', '1000-01-01')], work: { ...thesis, ...inAYear } }],
  ])('[WD23] refuses a start with which %s would leave the supported years', (_what, parts) => {
    expect(errorsOf({}, parts).startDate).toBe(
      'Some of its tasks would be before the year 1000 or after the year 9999',
    );
  });
});

describe('the sentence about what comes along', () => {
  const swim = segmentOf('2026-02-02', 'FREQ=DAILY');
  const run = { ...swim, id: 'run', series: 'run' };
  const [write, read] = [taskOf('write', '2026-02-02'), taskOf('read', '2026-02-03')];

  it.each([
    ['It has no tasks that come along.', {}],
    ['1 task comes along.', { tasks: [write] }],
    ['1 task comes along, and it repeats.', { segments: [swim] }],
    ['2 tasks come along.', { tasks: [write, read] }],
    ['3 tasks come along, 1 of them repeats.', { tasks: [write, read], segments: [swim] }],
    ['4 tasks come along, 2 of them repeat.', { tasks: [write, read], segments: [swim, run] }],
  ])("[WD23] reads '%s', and names the last day", (sentence, parts) => {
    expect(duplicateSentences(whole(parts), '2026-03-16', today)).toEqual([
      sentence,
      'The new work goes until Mar 30, 2026.',
    ]);
  });

  it('[WD23] names no last day without a valid start', () => {
    for (const startDate of ['', '2026-03-09', '9999-12-31'])
      expect(duplicateSentences(whole({ tasks: [write] }), startDate, today)).toEqual([
        '1 task comes along.',
      ]);
  });
});
