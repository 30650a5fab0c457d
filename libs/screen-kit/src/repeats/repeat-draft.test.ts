import { planDay } from '@dayloom/domain';
import { readRule, type RepeatRule } from '@dayloom/domain/repeats';
import { describe, expect, it } from 'vitest';
import { offeredOn } from './presets.ts';
import { newRepeatDraft } from './new-repeat-draft.ts';
import { draftOfRule } from './repeat-draft.ts';

/** The fifth and last Monday of its month. */
const monday = planDay('2026-11-30');

/** @throws Error if the text is no rule */
function ruleOf(text: string): RepeatRule {
  const rule = readRule(text);
  if (!rule) throw new Error(`Not a rule: ${text}`);
  return rule;
}

const namesOn = (day: string, chosen = 'none') => offeredOn(planDay(day), chosen).map(([preset]) => preset);

describe('the offered choices', () => {
  const always = ['daily', 'weekdays', 'weekly', 'monthlyDay', 'monthlyNth', 'yearly'];

  it.each([
    ['2026-11-11', []],
    ['2026-11-24', ['monthlyLastWeekday']],
    ['2026-11-30', ['monthlyLastWeekday', 'monthlyLastDay']],
    ['2026-02-28', ['monthlyLastWeekday', 'monthlyLastDay']],
    ['2028-02-28', ['monthlyLastWeekday']],
    ['9999-12-31', ['monthlyLastWeekday', 'monthlyLastDay']],
  ])('[RP5] on %s these fit in addition: %o', (day, last) => {
    expect(namesOn(day)).toEqual([...always.slice(0, -1), ...last, 'yearly']);
  });

  it('[RP5] a chosen one is still offered on a day that it does not fit', () => {
    expect(namesOn('2026-11-11', 'monthlyLastDay')).toContain('monthlyLastDay');
  });
});

describe('the fields of a stored rule', () => {
  it('[RP5] a new form does not repeat and has the chosen day in every field', () => {
    expect(newRepeatDraft()).toMatchObject({
      repeats: 'none',
      weekdays: 'day',
      monthDay: 'day',
      yearDay: 'day',
    });
  });

  it.each([
    ['FREQ=DAILY', 'daily'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'weekdays'],
    ['FREQ=WEEKLY;BYDAY=MO', 'weekly'],
    ['FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1', 'monthlyDay'],
    ['FREQ=MONTHLY;BYDAY=5MO', 'monthlyNth'],
    ['FREQ=MONTHLY;BYDAY=-1MO', 'monthlyLastWeekday'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'monthlyLastDay'],
    ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=30', 'yearly'],
  ])('[RP5] %s is the choice %s on its day', (text, repeats) => {
    expect(draftOfRule(ruleOf(text), monday)).toEqual(newRepeatDraft(repeats as 'daily'));
  });

  it.each([
    ['FREQ=DAILY;INTERVAL=3', { every: '3', unit: 'day' }],
    ['FREQ=WEEKLY;BYDAY=TU,SU', { unit: 'week', weekdays: '02' }],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=SU',
      { every: '2', unit: 'week', weekdays: 'day', weekStart: '0' },
    ],
    [
      'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=28,29,30;BYSETPOS=-1',
      { every: '2', unit: 'month', monthDay: 'day' },
    ],
    ['FREQ=MONTHLY;BYMONTHDAY=15', { unit: 'month', monthDay: '15' }],
    ['FREQ=MONTHLY;BYDAY=2TU', { unit: 'month', monthDay: '2 2' }],
    ['FREQ=MONTHLY;BYDAY=-1FR', { unit: 'month', monthDay: 'last 5' }],
    ['FREQ=YEARLY;INTERVAL=2;BYMONTH=11;BYMONTHDAY=30', { every: '2', unit: 'year', yearDay: 'day' }],
    ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3', { unit: 'year', yearDay: '03-03' }],
  ])('[RP5] %s is custom: %o', (text, fields) => {
    expect(draftOfRule(ruleOf(text), monday)).toEqual({ ...newRepeatDraft(), repeats: 'custom', ...fields });
  });

  it.each([
    ['FREQ=DAILY;UNTIL=20261224', { ends: 'until', until: '2026-12-24' }],
    ['FREQ=DAILY;COUNT=5', { ends: 'times', times: '5' }],
  ])('[RP5] the end of %s is %o', (text, fields) => {
    expect(draftOfRule(ruleOf(text), monday)).toEqual({ ...newRepeatDraft('daily'), ...fields });
  });
});
