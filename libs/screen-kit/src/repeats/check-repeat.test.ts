import { planDay } from '@dayloom/domain';
import { readRule, type RepeatRule, ruleText } from '@dayloom/domain/repeats';
import { describe, expect, it } from 'vitest';
import { checkRepeat } from './check-repeat.ts';
import { newRepeatDraft, type RepeatDraft } from './new-repeat-draft.ts';
import { draftOfRule } from './repeat-draft.ts';

/** A Monday. */
const day = planDay('2026-11-30');
const weekStart = 0;
const custom = newRepeatDraft('custom');

const check = (draft: Partial<RepeatDraft>) => checkRepeat({ ...custom, ...draft }, { day, weekStart });
const textOf = (draft: Partial<RepeatDraft>) => {
  const checked = check(draft);
  return checked.ok && checked.rule && ruleText(checked.rule);
};

describe('the rule of the fields', () => {
  it("[RP5] 'Does not repeat' has none, whatever the other fields have", () => {
    expect(check({ repeats: 'none', every: '', times: '' })).toEqual({ ok: true, rule: undefined });
  });

  it.each<[Partial<RepeatDraft>, string]>([
    [{ repeats: 'daily' }, 'FREQ=DAILY'],
    [{ repeats: 'weekdays' }, 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    [{ repeats: 'weekly', every: '', weekdays: '' }, 'FREQ=WEEKLY;BYDAY=MO'],
    [{ repeats: 'monthlyNth' }, 'FREQ=MONTHLY;BYDAY=5MO'],
    [{}, 'FREQ=WEEKLY;BYDAY=MO'],
    [{ every: ' 2 ' }, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=SU'],
    [{ every: '2', weekStart: '1' }, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'],
    [{ weekdays: '06' }, 'FREQ=WEEKLY;BYDAY=SA,SU'],
    [{ unit: 'day', every: '999' }, 'FREQ=DAILY;INTERVAL=999'],
    [{ unit: 'month' }, 'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1'],
    [{ unit: 'month', monthDay: '9' }, 'FREQ=MONTHLY;BYMONTHDAY=9'],
    [{ unit: 'month', monthDay: 'last' }, 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    [{ unit: 'month', monthDay: '2 0' }, 'FREQ=MONTHLY;BYDAY=2SU'],
    [{ unit: 'month', monthDay: 'last 5' }, 'FREQ=MONTHLY;BYDAY=-1FR'],
    [{ unit: 'year' }, 'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=30'],
    [{ unit: 'year', yearDay: '02-29' }, 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1'],
    [{ repeats: 'daily', ends: 'until', until: '2026-12-24' }, 'FREQ=DAILY;UNTIL=20261224'],
    [{ repeats: 'daily', ends: 'times', times: '5' }, 'FREQ=DAILY;COUNT=5'],
    [{ repeats: 'daily', until: 'soon', times: '0' }, 'FREQ=DAILY'],
  ])('[RP5] %o is %s', (draft, text) => expect(textOf(draft)).toBe(text));

  it.each([
    'FREQ=DAILY;INTERVAL=3;COUNT=999',
    'FREQ=WEEKLY;BYDAY=MO,TH',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SA;UNTIL=20270101',
    'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
    'FREQ=MONTHLY;INTERVAL=6;BYDAY=-1MO',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1',
  ])('[RP5] %s stays the same in the fields', (text) => {
    const rule = readRule(text);
    expect(rule && textOf(draftOfRule(rule, day))).toBe(text);
  });

  it('[RP5] a value of the chosen day follows when another day is chosen', () => {
    const draft = { ...custom, every: '2' };
    const rule: RepeatRule = { pattern: { unit: 'week', on: [3], weekStart }, every: 2 };
    expect(checkRepeat(draft, { day: planDay('2026-12-02'), weekStart })).toEqual({ ok: true, rule });
  });
});

describe('invalid fields', () => {
  const count = 'Choose a number from 1 to 999';

  it.each<[Partial<RepeatDraft>, string, string]>([
    [{ every: '' }, 'every', count],
    [{ every: '0' }, 'every', count],
    [{ every: '1000' }, 'every', count],
    [{ every: '1.5' }, 'every', count],
    [{ every: '-1' }, 'every', count],
    [{ every: '1e2' }, 'every', count],
    [{ weekdays: '' }, 'weekdays', 'Choose at least one day'],
    [{ ends: 'times', times: '' }, 'times', count],
    [{ ends: 'times', times: '0' }, 'times', count],
    [{ ends: 'until', until: '' }, 'until', 'Choose an end day'],
    [{ ends: 'until', until: '2026-02-30' }, 'until', 'End day is not a valid date'],
    [{ ends: 'until', until: '2026-11-29' }, 'until', 'The end must not be before Nov 30, 2026'],
    [
      { weekdays: '4', ends: 'until', until: '2026-12-02' },
      'until',
      'The end must not be before Dec 3, 2026',
    ],
  ])('[RP6] %o is invalid at %s: %s', (draft, field, message) => {
    expect(check(draft)).toEqual({ ok: false, message, errors: { [field]: message } });
  });

  it('[RP6] the first time is a possible end', () => {
    expect(textOf({ weekdays: '4', ends: 'until', until: '2026-12-03' })).toBe(
      'FREQ=WEEKLY;BYDAY=TH;UNTIL=20261203',
    );
  });

  it('[RP6] several fields have their own errors', () => {
    expect(check({ every: '0', weekdays: '', ends: 'times', times: 'x' })).toEqual({
      ok: false,
      message: count,
      errors: { every: count, weekdays: 'Choose at least one day', times: count },
    });
  });
});
