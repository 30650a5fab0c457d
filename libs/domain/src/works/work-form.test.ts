import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whyInvalid } from '../records/why-invalid.ts';
import { works } from '../records/work.ts';
import { priorities } from '../records/work-facts.ts';
import { addDays, planDay } from '../time/plan-day.ts';
import { newWorkDraft, type WorkDraft } from './work-draft.ts';
import { checkWorkDraft, earliestStart } from './work-form.ts';

const today = planDay('2026-03-04');
const draft: WorkDraft = { ...newWorkDraft(today), workTitle: 'Paint the fence' };

function errorsOf(change: Partial<WorkDraft>, original?: { startDate: typeof today }) {
  const checked = checkWorkDraft({ ...draft, ...change }, { today, original });
  return checked.ok ? {} : checked.errors;
}

describe('saving a work', () => {
  it('[DA7] returns exactly the fields that the form sets', () => {
    const checked = checkWorkDraft({ ...draft, description: 'Two coats' }, { today });
    expect(checked).toEqual({
      ok: true,
      fields: {
        workTitle: 'Paint the fence',
        startDate: '2026-03-04',
        endDate: '2026-03-18',
        duration: 14,
        priority: 'medium',
        description: 'Two coats',
      },
    });
  });

  it.each(['', '   ', '\n\t'])('[AW1] leaves out the description %j', (description) => {
    const checked = checkWorkDraft({ ...draft, description }, { today });
    expect(checked.ok && 'description' in checked.fields).toBe(false);
    expect(checked.ok).toBe(true);
  });

  it.each(['', '   ', '\u00a0\t\n', '\u2060\u00ad'])('[AW4] rejects the title %j', (workTitle) => {
    expect(errorsOf({ workTitle })).toEqual({ workTitle: 'Work title is required' });
  });

  it('[AW4] trims the title', () => {
    const checked = checkWorkDraft({ ...draft, workTitle: '  Paint \n' }, { today });
    expect(checked.ok && checked.fields.workTitle).toBe('Paint');
  });

  it('[AW6] rejects a start before today, and accepts today', () => {
    const sentence = 'Start date cannot be before today';
    expect(errorsOf({ startDate: '2026-03-03' })).toEqual({ startDate: sentence });
    expect(errorsOf({ startDate: '2026-03-04' })).toEqual({});
    expect(errorsOf({ startDate: '2025-12-31' })).toEqual({ startDate: sentence });
  });

  it('[WD14] accepts an unchanged start in the past, and no other one', () => {
    const original = { startDate: planDay('2026-02-01') };
    expect(errorsOf({ startDate: '2026-02-01' }, original)).toEqual({});
    expect(errorsOf({ startDate: '2026-02-02' }, original)).toEqual({
      startDate: 'Start date cannot be before today',
    });
    expect(errorsOf({ startDate: '2026-03-05' }, original)).toEqual({});
  });

  it('[AW6] [WD14] can accept a start from today on, or from the stored start of a work that has begun', () => {
    expect(earliestStart(today)).toBe(today);
    expect(earliestStart(today, { startDate: planDay('2026-02-01') })).toBe('2026-02-01');
    expect(earliestStart(today, { startDate: planDay('2026-03-05') })).toBe(today);
  });

  it('[AW7] rejects an end before the start, and accepts the same day', () => {
    const endDate = 'End date cannot be before the start date';
    expect(errorsOf({ startDate: '2026-03-10', endDate: '2026-03-09' })).toEqual({ endDate });
    expect(errorsOf({ startDate: '2026-03-10', endDate: '2026-03-10', duration: '1' })).toEqual({});
  });

  it('[AW9] rejects a start so late that no end is possible', () => {
    const late = { startDate: '9999-12-31', endDate: '', duration: '14' };
    expect(errorsOf(late)).toEqual({ endDate: 'End date cannot be after the year 9999' });
  });

  it.each(['', '0', '-1', '1.5', '1e2', 'two'])('[AW8] rejects the duration %j', (duration) => {
    expect(errorsOf({ duration })).toEqual({ duration: 'Duration must be a whole number of at least 1' });
  });

  it('[AW8] [AC6] accepts a duration of 1 day to 3,660', () => {
    expect(errorsOf({ duration: '1' })).toEqual({});
    expect(errorsOf({ duration: '3660' })).toEqual({});
    expect(errorsOf({ duration: '3661' })).toEqual({ duration: 'A work lasts at most 3,660 days' });
  });

  it('[AC6] rejects an end more than 3,660 days after the start, unless an earlier version stored it', () => {
    const startDate = planDay('2026-03-10');
    expect(errorsOf({ startDate, endDate: '2036-03-17' })).toEqual({});
    const long = { startDate, endDate: planDay('2036-03-18'), duration: 3661 };
    const draft = { ...long, duration: '3661' };
    const tooLong = 'A work lasts at most 3,660 days';
    expect(errorsOf(draft)).toEqual({ endDate: tooLong, duration: tooLong });
    expect(errorsOf(draft, long)).toEqual({});
    expect(errorsOf({ ...draft, duration: '3662' }, long)).toEqual({ endDate: tooLong, duration: tooLong });
  });

  it.each([
    ['', 'is required'],
    ['0001-01-01', 'is not a valid date'],
    ['2026-02-30', 'is not a valid date'],
  ])('[DA3] rejects the date %j', (day, why) => {
    expect(errorsOf({ startDate: day })).toEqual({ startDate: `Start date ${why}` });
    expect(errorsOf({ endDate: day })).toEqual({ endDate: `End date ${why}` });
  });

  it.each([
    ['a'.repeat(200), {}],
    ['a'.repeat(201), { workTitle: 'Title must be at most 200 characters' }],
    [`  ${'a'.repeat(200)}  `, {}],
    ['🦊'.repeat(100), {}],
    [`${'🦊'.repeat(100)}!`, { workTitle: 'Title must be at most 200 characters' }],
  ])('[LM1] [LM5] accepts a title of up to 200 characters', (workTitle, errors) => {
    expect(errorsOf({ workTitle })).toEqual(errors);
  });

  it('[LM2] [LM5] accepts a description of up to 5000 characters', () => {
    expect(errorsOf({ description: 'a'.repeat(5000) })).toEqual({});
    expect(errorsOf({ description: '🦊'.repeat(2501) })).toEqual({
      description: 'Description must be at most 5,000 characters',
    });
  });

  it('has an error at every invalid field, and the first of them for a toast', () => {
    const checked = checkWorkDraft({ ...draft, workTitle: '', startDate: '', duration: '0' }, { today });
    expect(checked).toEqual({
      ok: false,
      message: 'Work title is required',
      errors: {
        workTitle: 'Work title is required',
        startDate: 'Start date is required',
        duration: 'Duration must be a whole number of at least 1',
      },
    });
  });

  it('[AC7] returns fields that the records accept, whatever was typed', () => {
    const aDay = fc.integer({ min: -1, max: 50 }).map((days) => String(addDays(today, days)));
    const day = fc.oneof(
      { weight: 9, arbitrary: aDay },
      { weight: 1, arbitrary: fc.constantFrom('', '2026-02-30', '0001-01-01') },
    );
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 300 }));
    const any = fc.record<WorkDraft>({
      workTitle: text,
      startDate: day,
      endDate: day,
      duration: fc.oneof(fc.nat(100).map(String), fc.string()),
      priority: fc.constantFrom(...priorities),
      description: text,
    });
    fc.assert(
      fc.property(any, (typed) => {
        const checked = checkWorkDraft(typed, { today });
        const stored = { userId: 'u', createdAt: '2026-03-04T00:00:00.000Z' };
        if (checked.ok) expect(whyInvalid(works, { ...stored, ...checked.fields })).toBeUndefined();
        else expect(checked.message).not.toBe('');
      }),
      { numRuns: 200 },
    );
  });
});
