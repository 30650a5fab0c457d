import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDay } from '../time/plan-day.ts';
import { anyRule } from './any-rule.fixture.ts';
import type { End, MonthDay, Pattern, RepeatRule } from './rule.ts';
import { rulePattern } from '../records/rule-pattern.ts';
import { readRule, ruleText } from './rule-text.ts';

const rule = (pattern: Pattern, every = 1, end?: End): RepeatRule => ({
  pattern,
  every,
  ...(end && { end }),
});
const monthly = (on: MonthDay, every = 1) => rule({ unit: 'month', on }, every);
const yearly = (month: number, day: number, every = 1) => rule({ unit: 'year', month, day }, every);
const today = planDay('2026-03-01');
const matchesPattern = (text: string) => new RegExp(`^(?:${rulePattern})$`).test(text);

const texts: readonly (readonly [string, RepeatRule])[] = [
  ['FREQ=DAILY', rule({ unit: 'day' })],
  ['FREQ=DAILY;INTERVAL=2', rule({ unit: 'day' }, 2)],
  ['FREQ=DAILY;INTERVAL=999;COUNT=999', rule({ unit: 'day' }, 999, { times: 999 })],
  ['FREQ=DAILY;COUNT=1', rule({ unit: 'day' }, 1, { times: 1 })],
  ['FREQ=DAILY;UNTIL=20261224', rule({ unit: 'day' }, 1, { until: planDay('2026-12-24') })],
  ['FREQ=WEEKLY;BYDAY=MO,TH', rule({ unit: 'week', on: [1, 4], weekStart: 1 })],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', rule({ unit: 'week', on: [0, 1, 2, 3, 4, 5, 6], weekStart: 1 })],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU', rule({ unit: 'week', on: [0, 6], weekStart: 1 }, 2)],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=SU', rule({ unit: 'week', on: [0], weekStart: 0 }, 2)],
  [
    'FREQ=WEEKLY;INTERVAL=3;BYDAY=WE;WKST=SA;COUNT=5',
    rule({ unit: 'week', on: [3], weekStart: 6 }, 3, { times: 5 }),
  ],
  ['FREQ=MONTHLY;BYMONTHDAY=15', monthly({ day: 15 })],
  ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=28', monthly({ day: 28 }, 2)],
  ['FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1', monthly({ day: 29 })],
  ['FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1', monthly({ day: 30 })],
  ['FREQ=MONTHLY;INTERVAL=6;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', monthly({ day: 31 }, 6)],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', monthly({ day: 'last' })],
  ['FREQ=MONTHLY;BYDAY=2TU', monthly({ nth: 2, weekday: 2 })],
  ['FREQ=MONTHLY;BYDAY=5FR', monthly({ nth: 5, weekday: 5 })],
  ['FREQ=MONTHLY;BYDAY=-1FR', monthly({ nth: 'last', weekday: 5 })],
  ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3', yearly(3, 3)],
  ['FREQ=YEARLY;INTERVAL=4;BYMONTH=12;BYMONTHDAY=31', yearly(12, 31, 4)],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1', yearly(2, 29)],
];

const rejected = [
  '',
  'FREQ=HOURLY',
  'freq=DAILY',
  'FREQ=daily',
  ' FREQ=DAILY',
  'FREQ=DAILY\n',
  'FREQ=DAILY;',
  'RRULE:FREQ=DAILY',
  'FREQ=DAILY;FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;INTERVAL=1',
  'FREQ=DAILY;INTERVAL=02',
  'FREQ=DAILY;INTERVAL=1000',
  'FREQ=DAILY;INTERVAL=2;INTERVAL=2',
  'INTERVAL=2;FREQ=DAILY',
  'FREQ=DAILY;COUNT=0',
  'FREQ=DAILY;COUNT=1000',
  'FREQ=DAILY;COUNT=2;UNTIL=20261224',
  'FREQ=DAILY;COUNT=2;INTERVAL=2',
  'FREQ=DAILY;UNTIL=20260230',
  'FREQ=DAILY;UNTIL=20270229',
  'FREQ=DAILY;UNTIL=09991231',
  'FREQ=DAILY;UNTIL=2026-12-24',
  'FREQ=DAILY;UNTIL=20261224T000000Z',
  'FREQ=DAILY;BYDAY=MO',
  'FREQ=DAILY;BYHOUR=9',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;BYDAY=',
  'FREQ=WEEKLY;BYDAY=TH,MO',
  'FREQ=WEEKLY;BYDAY=SU,MO',
  'FREQ=WEEKLY;BYDAY=MO,MO',
  'FREQ=WEEKLY;BYDAY=MO, TH',
  'FREQ=WEEKLY;BYDAY=2MO',
  'FREQ=WEEKLY;BYDAY=MO;WKST=SU',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=MO',
  'FREQ=WEEKLY;BYDAY=MO;INTERVAL=2',
  'FREQ=MONTHLY',
  'FREQ=MONTHLY;BYMONTHDAY=0',
  'FREQ=MONTHLY;BYMONTHDAY=05',
  'FREQ=MONTHLY;BYMONTHDAY=29',
  'FREQ=MONTHLY;BYMONTHDAY=32',
  'FREQ=MONTHLY;BYMONTHDAY=-2',
  'FREQ=MONTHLY;BYMONTHDAY=15,16',
  'FREQ=MONTHLY;BYMONTHDAY=28,29',
  'FREQ=MONTHLY;BYMONTHDAY=28,30;BYSETPOS=-1',
  'FREQ=MONTHLY;BYMONTHDAY=15;BYSETPOS=-1',
  'FREQ=MONTHLY;BYDAY=TU',
  'FREQ=MONTHLY;BYDAY=0TU',
  'FREQ=MONTHLY;BYDAY=6TU',
  'FREQ=MONTHLY;BYDAY=-2TU',
  'FREQ=MONTHLY;BYDAY=2TU,3TU',
  'FREQ=MONTHLY;BYDAY=2TU;BYMONTHDAY=15',
  'FREQ=YEARLY',
  'FREQ=YEARLY;BYMONTH=3',
  'FREQ=YEARLY;BYMONTH=13;BYMONTHDAY=3',
  'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=31',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=28,29;BYSETPOS=-1',
  'FREQ=YEARLY;BYMONTHDAY=3;BYMONTH=3',
];

describe('ruleText', () => {
  it.each(texts)('[RP3] writes %s', (text, given) => expect(ruleText(given)).toBe(text));

  it('[RP3] writes weekdays in one order, each once', () =>
    expect(ruleText(rule({ unit: 'week', on: [0, 4, 1, 4], weekStart: 1 }))).toBe(
      'FREQ=WEEKLY;BYDAY=MO,TH,SU',
    ));

  it('[RP3] leaves out where weeks begin if every week counts', () =>
    expect(ruleText(rule({ unit: 'week', on: [1], weekStart: 0 }))).toBe('FREQ=WEEKLY;BYDAY=MO'));
});

describe('readRule', () => {
  it.each(texts)('[RP3] reads %s', (text, expected) => expect(readRule(text)).toEqual(expected));

  it.each(rejected)('[RP3] rejects %j', (text) => expect(readRule(text)).toBeUndefined());

  it('[RP3] reads every text of a rule as a rule with the same text', () => {
    fc.assert(
      fc.property(anyRule(today), (given) => {
        const text = ruleText(given);
        const read = readRule(text);
        expect([text.length <= 200, read && ruleText(read)]).toEqual([true, text]);
      }),
    );
  });
});

const part = fc.constantFrom(
  ...new Set([...texts.map(([text]) => text), ...rejected].flatMap((text) => text.split(';'))),
);
const anyText = fc.oneof(
  fc.array(part, { maxLength: 5 }).map((parts) => parts.join(';')),
  fc
    .tuple(anyRule(today), fc.nat({ max: 80 }), fc.constantFrom('', '0', '1', '9', 'MO', ',', ';', '-', ' '))
    .map(([given, at, change]) => {
      const text = ruleText(given);
      return `${text.slice(0, at)}${change}${text.slice(at + 1)}`;
    }),
);

describe('rulePattern', () => {
  it('[RP3] accepts every text of a rule', () => {
    fc.assert(fc.property(anyRule(today), (given) => matchesPattern(ruleText(given))));
  });

  it('[RP3] accepts what readRule accepts, and readRule accepts only what a rule is written as', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = readRule(text);
        expect([text, read ? ruleText(read) : text]).toEqual([text, text]);
        expect([text, read === undefined || matchesPattern(text)]).toEqual([text, true]);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    'FREQ=DAILY;UNTIL=20260230',
    'FREQ=WEEKLY;BYDAY=TH,MO',
    'FREQ=WEEKLY;BYDAY=MO;WKST=SU',
    'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=31',
    'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=28,29;BYSETPOS=-1',
  ])('[RP3] is less strict than readRule for %s', (text) => expect(matchesPattern(text)).toBe(true));

  it('[RP3] rejects other parts, other cases and blanks', () => {
    const strict = ['FREQ=HOURLY', 'freq=DAILY', ' FREQ=DAILY', 'FREQ=DAILY;', 'FREQ=DAILY;INTERVAL=1'];
    expect(strict.filter(matchesPattern)).toEqual([]);
    expect(rejected.filter(matchesPattern).length).toBeLessThan(rejected.length / 4);
  });

  it('[RP3] is short, and has neither lookarounds nor backreferences', () => {
    expect(rulePattern.length).toBeLessThanOrEqual(500);
    expect(rulePattern).not.toMatch(/\(\?|\\/);
  });
});
