import { describe, expect, it } from 'vitest';
import { firstPlanDay, lastPlanDay, planDay } from '../time/plan-day.ts';
import { occurrences, type Segment } from './occurrences.ts';
import { restFrom } from './rest-from.ts';
import { firstTime } from './rule-days.ts';
import { readRule } from './rule-text.ts';

const segmentOf = (first: string, rule?: string, id = 'a', series = 's'): Segment => ({
  id,
  series,
  first: planDay(first),
  ...(rule !== undefined && { rule }),
});
const daysOf = (segments: readonly Segment[], from: string, to: string) =>
  Array.from(occurrences(segments, planDay(from), planDay(to)), ({ day }) => day).join(' ');
const days = (rule: string, first: string, to: string) => daysOf([segmentOf(first, rule)], first, to);

describe('the days of a rule', () => {
  it.each([
    ['FREQ=DAILY', '2026-12-30', '2027-01-02', '2026-12-30 2026-12-31 2027-01-01 2027-01-02'],
    ['FREQ=DAILY;INTERVAL=3', '2028-02-26', '2028-03-05', '2028-02-26 2028-02-29 2028-03-03'],
    ['FREQ=DAILY;COUNT=2', '2026-03-01', '2026-03-09', '2026-03-01 2026-03-02'],
    ['FREQ=DAILY;UNTIL=20260302', '2026-03-01', '2026-03-09', '2026-03-01 2026-03-02'],
    ['FREQ=DAILY;UNTIL=20260228', '2026-03-01', '2026-03-09', ''],
    ['FREQ=WEEKLY;BYDAY=MO,TH', '2026-03-03', '2026-03-12', '2026-03-05 2026-03-09 2026-03-12'],
    ['FREQ=WEEKLY;BYDAY=SU', '2026-03-03', '2026-03-15', '2026-03-08 2026-03-15'],
    // The first time is on a Tuesday, so the Monday of its week is over.
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU', '2026-03-03', '2026-03-20', '2026-03-03 2026-03-16 2026-03-17'],
    // No day is left in the week of 2026-03-06, so weeks count from the next one.
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU',
      '2026-03-06',
      '2026-03-24',
      '2026-03-09 2026-03-10 2026-03-23 2026-03-24',
    ],
    // 2026-03-07 is a Saturday: the Sunday after it is in the same week, or in the next one.
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU',
      '2026-03-07',
      '2026-03-22',
      '2026-03-07 2026-03-08 2026-03-21 2026-03-22',
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU;WKST=SU',
      '2026-03-07',
      '2026-03-22',
      '2026-03-07 2026-03-15 2026-03-21',
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU;WKST=SA',
      '2026-03-08',
      '2026-03-22',
      '2026-03-08 2026-03-21 2026-03-22',
    ],
    ['FREQ=MONTHLY;BYMONTHDAY=15', '2026-01-16', '2026-03-31', '2026-02-15 2026-03-15'],
    [
      'FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1',
      '2027-01-01',
      '2027-03-31',
      '2027-01-29 2027-02-28 2027-03-29',
    ],
    ['FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1', '2028-01-30', '2028-03-31', '2028-02-29 2028-03-29'],
    [
      'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1',
      '2028-01-01',
      '2028-03-31',
      '2028-01-30 2028-02-29 2028-03-30',
    ],
    [
      'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
      '2026-01-31',
      '2026-05-01',
      '2026-01-31 2026-02-28 2026-03-31 2026-04-30',
    ],
    ['FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1', '2027-11-30', '2028-06-01', '2027-11-30 2028-02-29 2028-05-31'],
    ['FREQ=MONTHLY;BYDAY=2TU', '2026-03-11', '2026-06-01', '2026-04-14 2026-05-12'],
    ['FREQ=MONTHLY;BYDAY=1SU', '2026-03-01', '2026-05-31', '2026-03-01 2026-04-05 2026-05-03'],
    ['FREQ=MONTHLY;BYDAY=5FR', '2026-01-01', '2026-08-31', '2026-01-30 2026-05-29 2026-07-31'],
    ['FREQ=MONTHLY;INTERVAL=2;BYDAY=5FR', '2026-01-30', '2026-08-31', '2026-01-30 2026-05-29 2026-07-31'],
    ['FREQ=MONTHLY;INTERVAL=2;BYDAY=5FR;COUNT=2', '2026-01-30', '2026-08-31', '2026-01-30 2026-05-29'],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-01-01', '2026-03-31', '2026-01-30 2026-02-27 2026-03-27'],
    ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3', '2026-03-04', '2028-12-31', '2027-03-03 2028-03-03'],
    [
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1',
      '2027-02-28',
      '2029-12-31',
      '2027-02-28 2028-02-29 2029-02-28',
    ],
    ['FREQ=YEARLY;INTERVAL=2;BYMONTH=12;BYMONTHDAY=31', '2026-01-01', '2030-01-01', '2026-12-31 2028-12-31'],
  ])('[RP1] of %s from %s to %s are %j', (rule, first, to, expected) =>
    expect(days(rule, first, to)).toBe(expected),
  );

  it.each([
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;COUNT=4', '2026-02-06', '2026-02-20', '2026-02-20 2026-03-02'],
    ['FREQ=MONTHLY;BYDAY=5FR;COUNT=3', '2026-01-30', '2026-06-01', '2026-07-31'],
  ])(
    '[RP1] of %s from %s on are counted from there if only those from %s on are asked for',
    (rule, first, from, expected) =>
      expect(daysOf([segmentOf(first, rule)], from, '2027-12-31')).toBe(expected),
  );

  it('[RP1] end with the last day of the calendar', () => {
    expect(days('FREQ=DAILY', '9999-12-30', lastPlanDay)).toBe('9999-12-30 9999-12-31');
    expect(days('FREQ=WEEKLY;BYDAY=SA', '9999-12-27', lastPlanDay)).toBe('');
    expect(days('FREQ=MONTHLY;INTERVAL=12;BYDAY=5MO', '9999-12-31', lastPlanDay)).toBe('');
    expect(days('FREQ=YEARLY;INTERVAL=999;BYMONTH=1;BYMONTHDAY=1', '9001-01-01', lastPlanDay)).toBe(
      '9001-01-01',
    );
  });

  it('[RP1] begin with the first day of the calendar', () => {
    expect(days('FREQ=DAILY', firstPlanDay, '1000-01-02')).toBe('1000-01-01 1000-01-02');
    expect(days('FREQ=WEEKLY;BYDAY=MO,WE', firstPlanDay, '1000-01-06')).toBe('1000-01-01 1000-01-06');
  });
});

describe('firstTime', () => {
  it.each([
    ['FREQ=DAILY;INTERVAL=5', '2026-03-03', '2026-03-03'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-03-03', '2026-03-09'],
    ['FREQ=MONTHLY;INTERVAL=7;BYDAY=5FR', '2026-02-01', '2026-05-29'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1', '2027-03-01', '2028-02-29'],
    ['FREQ=DAILY;COUNT=1', '2026-03-03', '2026-03-03'],
    ['FREQ=WEEKLY;BYDAY=MO;UNTIL=20260309', '2026-03-03', '2026-03-09'],
    ['FREQ=WEEKLY;BYDAY=MO;UNTIL=20260308', '2026-03-03', undefined],
    ['FREQ=DAILY;UNTIL=20260302', '2026-03-03', undefined],
    ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3', '9999-03-04', undefined],
  ])('[RP1] of %s from %s on is %s', (rule, from, expected) =>
    expect(firstTime(readRule(rule)!, planDay(from))).toBe(expected),
  );
});

describe('segments', () => {
  const daily = segmentOf('2026-03-01', 'FREQ=DAILY', 'a');
  const mondays = segmentOf('2026-03-03', 'FREQ=WEEKLY;BYDAY=MO', 'b');

  it('[RP4] of a series follow each other, whatever their order', () => {
    const expected = '2026-03-01 2026-03-02 2026-03-09';
    expect(daysOf([daily, mondays], '2026-02-01', '2026-03-15')).toBe(expected);
    expect(daysOf([mondays, daily], '2026-02-01', '2026-03-15')).toBe(expected);
  });

  it('[RP4] have no days before the first one begins', () =>
    expect(daysOf([mondays], '2026-01-01', '2026-03-10')).toBe('2026-03-09'));

  it('[RP4] with the same first day are replaced by the one with the greatest id', () => {
    const others = ['b', 'c', 'a'].map((id) =>
      segmentOf('2026-03-01', `FREQ=DAILY;COUNT=${id === 'c' ? 1 : 5}`, id),
    );
    expect([...occurrences(others, planDay('2026-03-01'), planDay('2026-03-31'))]).toEqual([
      { segment: others[1], day: '2026-03-01' },
    ]);
  });

  it.each([undefined, '', 'FREQ=HOURLY', 'FREQ=DAILY;INTERVAL=1'])(
    '[RP4] with the rule %j end a series',
    (rule) =>
      expect(daysOf([daily, segmentOf('2026-03-03', rule, 'b')], '2026-03-01', '2026-03-31')).toBe(
        '2026-03-01 2026-03-02',
      ),
  );

  it('[RP4] count times on days that a later segment covers', () => {
    const threeTimes = segmentOf('2026-03-01', 'FREQ=DAILY;COUNT=3', 'a');
    const later = segmentOf('2026-03-02', 'FREQ=WEEKLY;BYDAY=FR', 'b');
    expect(daysOf([threeTimes, later], '2026-03-01', '2026-03-07')).toBe('2026-03-01 2026-03-06');
  });

  it('[RP4] of several series are given series by series, with the segment of each day', () => {
    const other = segmentOf('2026-03-01', 'FREQ=DAILY;INTERVAL=2', 'c', 'other');
    const found = occurrences([mondays, other, daily], planDay('2026-03-02'), planDay('2026-03-09'));
    expect(Array.from(found, ({ segment, day }) => `${segment.series} ${segment.id} ${day}`)).toEqual([
      's a 2026-03-02',
      's b 2026-03-09',
      'other c 2026-03-03',
      'other c 2026-03-05',
      'other c 2026-03-07',
      'other c 2026-03-09',
    ]);
  });

  it('[RP4] have no days if the last asked day is before the first', () =>
    expect(daysOf([daily], '2026-03-09', '2026-03-08')).toBe(''));
});

describe('restFrom', () => {
  const rest = (segments: readonly Segment[], day: string) => {
    const found = restFrom(segments, planDay(day));
    return found && `${found.segment.id} ${found.first} ${found.rule}`;
  };

  it.each([
    ['FREQ=DAILY', '2026-03-10', 'a 2026-03-10 FREQ=DAILY'],
    ['FREQ=DAILY', '2026-01-01', 'a 2026-03-02 FREQ=DAILY'],
    ['FREQ=DAILY;INTERVAL=3', '2026-03-10', 'a 2026-03-11 FREQ=DAILY;INTERVAL=3'],
    ['FREQ=DAILY;INTERVAL=3;COUNT=5', '2026-03-10', 'a 2026-03-11 FREQ=DAILY;INTERVAL=3;COUNT=2'],
    ['FREQ=DAILY;COUNT=5', '2026-03-02', 'a 2026-03-02 FREQ=DAILY;COUNT=5'],
    ['FREQ=DAILY;COUNT=5', '2026-03-06', 'a 2026-03-06 FREQ=DAILY;COUNT=1'],
    ['FREQ=DAILY;COUNT=5', '2026-03-07', undefined],
    ['FREQ=DAILY;UNTIL=20260305', '2026-03-05', 'a 2026-03-05 FREQ=DAILY;UNTIL=20260305'],
    ['FREQ=DAILY;UNTIL=20260305', '2026-03-06', undefined],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', '2026-03-06', 'a 2026-03-16 FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH'],
    [undefined, '2026-03-06', undefined],
  ])('[RP4] of %s from %s on is %s', (rule, day, expected) =>
    expect(rest([segmentOf('2026-03-02', rule)], day)).toBe(expected),
  );

  it('[RP4] goes on with the segment of the next day', () => {
    const twice = segmentOf('2026-03-02', 'FREQ=DAILY;COUNT=2', 'a');
    const later = segmentOf('2026-03-10', 'FREQ=DAILY;COUNT=4', 'b');
    expect(rest([later, twice], '2026-03-03')).toBe('a 2026-03-03 FREQ=DAILY;COUNT=1');
    expect(rest([later, twice], '2026-03-04')).toBe('b 2026-03-10 FREQ=DAILY;COUNT=4');
    expect(rest([later, twice], '2026-03-11')).toBe('b 2026-03-11 FREQ=DAILY;COUNT=3');
  });
});
