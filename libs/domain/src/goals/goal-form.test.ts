import { describe, expect, it, vi } from 'vitest';
import type { UserId } from '../brands.ts';
import type { Goal } from '../records/goal.ts';
import { goalTypes } from '../records/goal-facts.ts';
import { instantOf } from '../time/instant.ts';
import { planDay } from '../time/plan-day.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import { checkGoalDraft, draftOfGoal, type GoalDraft, newGoalDraft } from './goal-form.ts';
import { goalColumns, goalOptions, homeGoalTypes, noGoalsTexts, noHomeGoalsTexts } from './goal-names.ts';

const draft: GoalDraft = { type: 'monthly', title: 'Read', description: 'Two novels', deadline: '' };
const required = 'Please fill in all required fields';

function errorsOf(change: Partial<GoalDraft>) {
  const checked = checkGoalDraft({ ...draft, ...change });
  return checked.ok ? {} : checked.errors;
}

describe('a goal', () => {
  it('[GL6] is weekly and empty at first', () => {
    expect(newGoalDraft()).toEqual({ type: 'weekly', title: '', description: '', deadline: '' });
  });

  it('[GL7] needs no deadline', () => {
    expect(checkGoalDraft(draft)).toEqual({
      ok: true,
      fields: { type: 'monthly', title: 'Read', description: 'Two novels' },
    });
    const due = checkGoalDraft({ ...draft, title: ' Read ', deadline: '2026-12-31' });
    expect(due).toEqual({
      ok: true,
      fields: { type: 'monthly', title: 'Read', description: 'Two novels', deadline: '2026-12-31' },
    });
  });

  it.each([
    [{ title: '' }, { title: required }],
    [{ title: ' \n' }, { title: required }],
    [{ title: '\u200b' }, { title: required }],
    [{ description: '' }, { description: required }],
    [{ description: '\t ' }, { description: required }],
    [
      { title: '', description: '' },
      { title: required, description: required },
    ],
  ])('[GL7] with %j is invalid', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
    expect(checkGoalDraft({ ...draft, ...change })).toMatchObject({ message: required });
  });

  it('[LM1] [LM2] [LM5] enforces the limits', () => {
    expect(errorsOf({ title: 'a'.repeat(200), description: '🦊'.repeat(2500) })).toEqual({});
    expect(errorsOf({ title: 'a'.repeat(201) })).toEqual({ title: 'Title must be at most 200 characters' });
    expect(errorsOf({ description: 'a'.repeat(5001) })).toEqual({
      description: 'Description must be at most 5,000 characters',
    });
  });

  it('[DA3] rejects a deadline that is no date', () => {
    expect(errorsOf({ deadline: '0026-12-31' })).toEqual({ deadline: 'Deadline is not a valid date' });
  });

  it('[GL8] has the stored values when editing', () => {
    const goal: Goal = {
      id: 'g1',
      userId: 'u1' as UserId,
      title: 'Read',
      description: 'Two novels',
      type: 'monthly',
      completed: true,
      createdAt: instantOf(new Date(0)),
    };
    expect(draftOfGoal(goal)).toEqual(draft);
    expect(draftOfGoal({ ...goal, deadline: planDay('2026-12-31') }).deadline).toBe('2026-12-31');
  });
});

describe('the texts about goals', () => {
  const of = <Key extends string>(names: Readonly<Record<Key, string>>, keys: readonly Key[]) =>
    keys.map((key) => names[key]);

  it('[GL1] are the headings of four columns', () => {
    expect(of(goalColumns, goalTypes)).toEqual([
      'Weekly Goals',
      'Monthly Goals',
      'Yearly Goals',
      'Future Goals',
    ]);
  });
  it('[GL4] fill empty columns', () => {
    expect(of(noGoalsTexts, goalTypes)).toEqual([
      'No weekly goals yet',
      'No monthly goals yet',
      'No yearly goals yet',
      'No future goals yet',
    ]);
  });
  it('[GL6] are the names of the types to choose from', () => {
    expect(of(goalOptions, goalTypes)).toEqual(['Weekly Goal', 'Monthly Goal', 'Yearly Goal', 'Future Goal']);
  });
  it('[HM7] [HM8] fill the three columns of the home screen', () => {
    expect(of(noHomeGoalsTexts, homeGoalTypes)).toEqual([
      'No weekly goals set',
      'No monthly goals set',
      'No yearly goals set',
    ]);
  });
  it.each(zones)('[GL2] show the stored day in %s', async (zone) => {
    // A fresh module has no formatters that were created in another time zone.
    vi.resetModules();
    const { dueText } = await import('./goal-names.ts');
    inZone(zone, () => {
      expect(dueText(planDay('2026-03-04'), 'en-US')).toBe('Due Mar 4, 2026');
      expect(dueText(planDay('2026-12-31'), 'en-GB')).toBe('Due 31 Dec 2026');
      expect(dueText(planDay('2024-02-29'), 'en-US')).toBe('Due Feb 29, 2024');
    });
  });
});
