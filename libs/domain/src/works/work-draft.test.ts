import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UserId } from '../brands.ts';
import type { Work } from '../records/work.ts';
import { instantOf } from '../time/instant.ts';
import { addDays, daysBetween, planDay } from '../time/plan-day.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import {
  draftOf,
  newWorkDraft,
  onNewDay,
  wholeDays,
  withDuration,
  withEndDate,
  withStartDate,
} from './work-draft.ts';

const today = planDay('2026-03-04');
const draft = newWorkDraft(today);
const anyDay = fc.integer({ min: -10_000, max: 10_000 }).map((days) => addDays(today, days));
const noDay = fc.constantFrom('', '2026-02-30', '2026-3-1', '0001-01-01', '275760-09-13', 'soon');
const noDuration = fc.constantFrom('', ' ', '0', '-3', '1.5', '1e2', 'x', '٣', 'Infinity', '9'.repeat(30));

describe('a new work', () => {
  it('[AW2] starts today, lasts 14 days, and is of medium priority', () => {
    expect(draft).toEqual({
      workTitle: '',
      startDate: '2026-03-04',
      endDate: '2026-03-18',
      duration: '14',
      priority: 'medium',
      description: '',
      endChosen: false,
    });
  });

  it('[AW3] uses priority and title of the navigation state', () => {
    const preset = newWorkDraft(today, { priority: 'high', title: 'Paint' });
    expect(preset).toEqual({ ...draft, priority: 'high', workTitle: 'Paint' });
    expect(newWorkDraft(today, { priority: 'low' })).toEqual({ ...draft, priority: 'low' });
  });

  it.each([
    [null],
    [undefined],
    ['high'],
    [7],
    [[]],
    [{}],
    [{ priority: 'urgent' }],
    [{ priority: 'High' }],
    [{ priority: 3, title: { length: 1 } }],
    [{ priority: null, title: null }],
    [{ startDate: '2020-01-01', duration: 1 }],
  ])('[AW3] is of medium priority with %j', (preset) => expect(newWorkDraft(today, preset)).toEqual(draft));
});

describe('a draft of an earlier day', () => {
  const tomorrow = planDay('2026-03-05');

  it('[AW2] starts on the new day if its plan was not changed', () => {
    const typed = { ...draft, workTitle: 'Paint' };
    expect(onNewDay(typed, today, tomorrow)).toEqual({ ...newWorkDraft(tomorrow), workTitle: 'Paint' });
  });

  it('[AW2] [AW9] keeps a duration that was typed, and moves the end', () => {
    const typed = withDuration(draft, '20');
    const moved = { ...typed, startDate: tomorrow, endDate: '2026-03-25' };
    expect(onNewDay(typed, today, tomorrow)).toEqual(moved);
    const typedLast = withDuration(withEndDate(draft, '2026-03-11'), '20');
    expect(onNewDay(typedLast, today, tomorrow)).toEqual(moved);
  });

  it('[AW2] [AW10] keeps an end that was chosen last, and updates the duration up to it, day after day', () => {
    const chosen = withEndDate(withDuration(draft, '20'), '2026-03-11');
    const moved = onNewDay(chosen, today, tomorrow);
    expect(moved).toEqual({ ...chosen, startDate: tomorrow, duration: '6' });
    expect(onNewDay(moved, tomorrow, planDay('2026-03-06')).duration).toBe('5');
  });

  it('[AW2] keeps a start that was chosen', () => {
    const chosen = withStartDate(draft, '2026-03-08');
    expect(onNewDay(chosen, today, tomorrow)).toBe(chosen);
  });

  it('[AW2] does not change on its own day', () => {
    expect(onNewDay(draft, today, today)).toBe(draft);
  });
});

describe('the dates', () => {
  it.each([
    ['2026-01-31', '1', '2026-02-01'],
    ['2024-02-28', '1', '2024-02-29'],
    ['2026-03-28', '2', '2026-03-30'],
    ['2026-12-31', '366', '2028-01-01'],
  ])('[AW9] [AW11] start %s and duration %s end on %s', (start, duration, end) => {
    expect(withStartDate({ ...draft, duration }, start).endDate).toBe(end);
    expect(withDuration({ ...draft, startDate: start }, duration).endDate).toBe(end);
  });

  it('[AW9] change with start or duration, and nothing else changes', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 5000 }), (start, days) => {
        const moved = withDuration(withStartDate(draft, start), String(days));
        expect(moved).toEqual({
          ...draft,
          startDate: start,
          duration: String(days),
          endDate: addDays(start, days),
        });
      }),
    );
  });

  it.each([
    ['2026-03-05', '1'],
    ['2026-03-04', '1'],
    ['2026-03-01', '1'],
    ['2026-03-06', '2'],
    ['2026-04-04', '31'],
  ])('[AW10] end %s sets duration %s and stays as chosen', (end, duration) => {
    expect(withEndDate(draft, end)).toEqual({ ...draft, endDate: end, duration, endChosen: true });
  });

  it('[AW10] set a duration that leads to the same end again', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (start, end) => {
        fc.pre(end > start);
        const chosen = withEndDate({ ...draft, startDate: start }, end);
        expect(chosen.duration).toBe(String(daysBetween(start, end)));
        expect(withDuration(chosen, chosen.duration)).toEqual({ ...chosen, endChosen: false });
      }),
    );
  });

  it('[AW9] [AW10] keep the other fields while one is invalid', () => {
    fc.assert(
      fc.property(noDay, noDuration, (day, duration) => {
        expect(withStartDate(draft, day)).toEqual({ ...draft, startDate: day });
        expect(withEndDate(draft, day)).toEqual({ ...draft, endDate: day, endChosen: true });
        expect(withDuration(draft, duration)).toEqual({ ...draft, duration });
        const noStart = { ...draft, startDate: day };
        expect(withDuration(noStart, '3')).toEqual({ ...noStart, duration: '3' });
        expect(withEndDate(noStart, '2026-04-01')).toEqual({
          ...noStart,
          endDate: '2026-04-01',
          endChosen: true,
        });
        const noLength = { ...draft, duration };
        expect(withStartDate(noLength, '2026-04-01')).toEqual({ ...noLength, startDate: '2026-04-01' });
      }),
    );
  });

  it('[AW9] have no end while that would be after the last supported day, and one again afterwards', () => {
    const tooLong = withDuration(draft, '999999999');
    expect(tooLong.endDate).toBe('');
    expect(withDuration(tooLong, '14')).toEqual(draft);
    const tooLate = withStartDate(draft, '9999-12-31');
    expect(tooLate).toEqual({ ...draft, startDate: '9999-12-31', endDate: '' });
    expect(withStartDate(tooLate, today)).toEqual(draft);
    expect(withStartDate(draft, '9999-12-17').endDate).toBe('9999-12-31');
  });

  it.each(zones)('[AW11] are exact across the clock changes of %s', (zone) => {
    inZone(zone, () => {
      for (let offset = 0; offset < 400; offset += 1) {
        const start = addDays(today, offset);
        const made = withStartDate(draft, start);
        expect(withEndDate(made, made.endDate)).toEqual({ ...made, endChosen: true });
        expect(made.endDate).toBe(addDays(start, 14));
      }
    });
  });
});

describe('a duration as typed', () => {
  it.each([
    ['1', 1],
    ['14', 14],
    ['007', 7],
    [' 3 ', 3],
  ])('[AW8] %j is %i days', (text, days) => expect(wholeDays(text)).toBe(days));
  it('[AW8] is undefined if under 1 or not whole', () => {
    fc.assert(
      fc.property(noDuration, (text) => {
        expect(wholeDays(text)).toBeUndefined();
      }),
    );
  });
});

describe('a stored work', () => {
  const work: Work = {
    id: 'w1',
    userId: 'u1' as UserId,
    workTitle: 'Paint',
    startDate: planDay('2026-01-01'),
    endDate: planDay('2026-01-05'),
    duration: 4,
    priority: 'low',
    createdAt: instantOf(new Date(0)),
  };
  it('[WD14] has the stored values when editing', () => {
    expect(draftOf({ ...work, description: 'Blue' })).toEqual({
      workTitle: 'Paint',
      startDate: '2026-01-01',
      endDate: '2026-01-05',
      duration: '4',
      priority: 'low',
      description: 'Blue',
    });
    expect(draftOf(work).description).toBe('');
  });
  it('[SH18] [WD14] is unchanged again when its end is set back', () => {
    const stored = draftOf(work);
    expect(withEndDate(withEndDate(stored, '2026-01-09'), work.endDate)).toEqual(stored);
  });
});
