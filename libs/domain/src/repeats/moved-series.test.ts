import { describe, expect, it } from 'vitest';
import { addDays, planDay } from '../time/plan-day.ts';
import { movedRule } from './moved-rule.ts';
import { movedFollowing, movedSeries } from './moved-series.ts';
import { occurrences, type Segment } from './occurrences.ts';
import { readRule, ruleText } from './rule-text.ts';

describe('the rule of a series whose day is moved', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=MO', '2026-03-09', '2026-03-11', 'FREQ=WEEKLY;BYDAY=WE'],
    ['FREQ=WEEKLY;BYDAY=MO,TH', '2026-03-09', '2026-03-11', 'FREQ=WEEKLY;BYDAY=WE,TH'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-03-09', '2026-03-14', 'FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA'],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=5',
      '2026-03-09',
      '2026-03-08',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;COUNT=5',
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=SU',
      '2026-03-09',
      '2026-03-16',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=SU',
    ],
    ['FREQ=DAILY;INTERVAL=2', '2026-03-09', '2026-03-10', 'FREQ=DAILY;INTERVAL=2'],
    ['FREQ=MONTHLY;BYMONTHDAY=15', '2026-03-15', '2026-03-16', 'FREQ=MONTHLY;BYMONTHDAY=16'],
    [
      'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
      '2026-04-30',
      '2026-05-02',
      'FREQ=MONTHLY;BYMONTHDAY=2',
    ],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-03-31', '2026-03-28', 'FREQ=MONTHLY;BYMONTHDAY=28'],
    ['FREQ=MONTHLY;BYDAY=2MO', '2026-03-09', '2026-03-18', 'FREQ=MONTHLY;BYDAY=3WE'],
    ['FREQ=MONTHLY;BYDAY=-1MO', '2026-03-30', '2026-03-31', 'FREQ=MONTHLY;BYDAY=-1TU'],
    ['FREQ=MONTHLY;BYDAY=-1MO', '2026-03-30', '2026-03-23', 'FREQ=MONTHLY;BYDAY=4MO'],
    [
      'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=9;UNTIL=20301231',
      '2026-03-09',
      '2026-02-27',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=27;UNTIL=20301231',
    ],
  ])('[RP15] of %s from %s to %s is %s', (rule, from, to, expected) => {
    const moved = movedRule(readRule(rule)!, planDay(from), planDay(to));
    expect(moved && ruleText(moved)).toBe(expected);
  });

  it.each([
    ['FREQ=DAILY', '2026-03-09', '2026-03-10'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', '2026-03-09', '2026-03-10'],
    ['FREQ=WEEKLY;BYDAY=MO', '2026-03-09', '2026-03-16'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', '2026-03-09', '2026-03-12'],
    ['FREQ=WEEKLY;BYDAY=MO', '2026-03-10', '2026-03-11'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-03-31', '2026-04-30'],
    ['FREQ=MONTHLY;BYDAY=-1MO', '2026-03-30', '2026-04-27'],
  ])('[RP15] of %s from %s to %s stays', (rule, from, to) =>
    expect(movedRule(readRule(rule)!, planDay(from), planDay(to))).toBeUndefined(),
  );
});

describe('a series whose day is moved', () => {
  const today = planDay('2026-03-10');
  const monday = planDay('2026-03-16');
  const segmentOf = (rule: string, fields: Partial<Segment> = {}): Segment => ({
    id: 'a',
    series: 's',
    first: planDay('2026-03-02'),
    rule,
    ...fields,
  });
  const move = (segments: readonly Segment[], from: string, to: string, how = movedSeries<Segment>) => {
    const moved = how(segments, planDay(from), planDay(to), today);
    if (!moved) return undefined;
    const { segment, first, rule } = moved;
    const next = { ...segment, id: 'z', first, rule };
    const days = occurrences([...segments, next], today, addDays(today, 35));
    return `${first} | ${Array.from(days, ({ day }) => day.slice(5)).join(' ')}`;
  };

  it.each([
    // The Monday before today: the next Wednesday is the first time.
    ['FREQ=WEEKLY;BYDAY=MO', '2026-03-09', '2026-03-11', '2026-03-10 | 03-11 03-18 03-25 04-01 04-08'],
    ['FREQ=WEEKLY;BYDAY=MO', '2026-03-16', '2026-03-18', '2026-03-18 | 03-16 03-18 03-25 04-01 04-08'],
    ['FREQ=WEEKLY;BYDAY=MO', '2026-03-16', '2026-03-14', '2026-03-10 | 03-14 03-21 03-28 04-04 04-11'],
    [
      'FREQ=WEEKLY;BYDAY=MO,TH',
      '2026-03-16',
      '2026-03-20',
      '2026-03-20 | 03-12 03-16 03-19 03-20 03-26 03-27 04-02 04-03 04-09 04-10',
    ],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-03-16', '2026-03-18', '2026-03-18 | 03-16 03-18 04-01'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-03-16', '2026-03-23', '2026-03-23 | 03-16 03-23 04-06'],
    ['FREQ=WEEKLY;BYDAY=MO;COUNT=4', '2026-03-16', '2026-03-18', '2026-03-18 | 03-16 03-18 03-25'],
    ['FREQ=WEEKLY;BYDAY=MO;COUNT=4', '2026-03-16', '2026-03-14', '2026-03-10 | 03-14 03-21'],
    ['FREQ=WEEKLY;BYDAY=MO;COUNT=4', '2026-03-09', '2026-03-10', '2026-03-10 | 03-10 03-17 03-24'],
    // The days between today and the moved one move along.
    ['FREQ=WEEKLY;BYDAY=MO', '2026-03-30', '2026-04-01', '2026-03-18 | 03-16 03-18 03-25 04-01 04-08'],
    ['FREQ=WEEKLY;BYDAY=MO', '2026-03-30', '2026-03-28', '2026-03-10 | 03-14 03-21 03-28 04-04 04-11'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-03-30', '2026-04-01', '2026-03-18 | 03-16 03-18 04-01'],
    [
      'FREQ=WEEKLY;BYDAY=MO;COUNT=6',
      '2026-03-30',
      '2026-04-01',
      '2026-03-18 | 03-16 03-18 03-25 04-01 04-08',
    ],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-04-30', '2026-04-29', '2026-03-10 | 03-29'],
    ['FREQ=WEEKLY;BYDAY=MO;UNTIL=20260326', '2026-03-16', '2026-03-18', '2026-03-18 | 03-16 03-18 03-25'],
  ])('[RP15] of %s from %s to %s begins and goes on: %s', (rule, from, to, expected) =>
    expect(move([segmentOf(rule)], from, to)).toBe(expected),
  );

  it.each([
    ['is every day', 'FREQ=DAILY', '2026-03-10', '2026-03-11'],
    ['has no later day', 'FREQ=WEEKLY;BYDAY=MO;COUNT=3', '2026-03-16', '2026-03-18'],
    ['ends before the new day', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260316', '2026-03-16', '2026-03-18'],
    ['has the new day already', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-03-16', '2026-03-30'],
    ['has a next time before the new day', 'FREQ=WEEKLY;BYDAY=MO', '2026-03-16', '2026-03-25'],
    ['has another rule by now', 'FREQ=WEEKLY;BYDAY=TU', '2026-03-09', '2026-03-11'],
    ['is moved to a day before today', 'FREQ=WEEKLY;BYDAY=MO', '2026-03-16', '2026-03-08'],
  ])('[RP15] does not change if it %s', (_, rule, from, to) =>
    expect(move([segmentOf(rule)], from, to)).toBeUndefined(),
  );

  it('[RP15] does not change if it has ended', () =>
    expect(
      movedSeries(
        [segmentOf('FREQ=WEEKLY;BYDAY=MO'), { id: 'b', series: 's', first: today }],
        planDay('2026-03-09'),
        planDay('2026-03-11'),
        today,
      ),
    ).toBeUndefined());

  it.each([
    ['FREQ=WEEKLY;BYDAY=MO', '2026-03-30', '2026-04-01', '2026-04-01 | 03-16 03-23 03-30 04-01 04-08'],
    ['FREQ=WEEKLY;BYDAY=MO', '2026-03-30', '2026-03-28', '2026-03-28 | 03-16 03-23 03-28 04-04 04-11'],
    [
      'FREQ=WEEKLY;BYDAY=MO,TH',
      '2026-03-30',
      '2026-03-28',
      '2026-03-28 | 03-12 03-16 03-19 03-23 03-26 03-28 04-02 04-04 04-09 04-11',
    ],
    // Thursday stays, before the moved Friday.
    [
      'FREQ=WEEKLY;BYDAY=MO,TH',
      '2026-03-30',
      '2026-04-03',
      '2026-04-03 | 03-12 03-16 03-19 03-23 03-26 03-30 04-02 04-03 04-09 04-10',
    ],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-03-30', '2026-04-01', '2026-04-01 | 03-16 03-30 04-01'],
    [
      'FREQ=WEEKLY;BYDAY=MO;COUNT=6',
      '2026-03-30',
      '2026-04-01',
      '2026-04-01 | 03-16 03-23 03-30 04-01 04-08',
    ],
    ['FREQ=WEEKLY;BYDAY=MO;COUNT=6', '2026-03-30', '2026-03-28', '2026-03-28 | 03-16 03-23 03-28 04-04'],
    [
      'FREQ=DAILY;INTERVAL=3',
      '2026-04-01',
      '2026-04-02',
      '2026-04-02 | 03-11 03-14 03-17 03-20 03-23 03-26 03-29 04-01 04-02 04-05 04-08 04-11 04-14',
    ],
  ])(
    "[RP15][RP24] of 'This and the following' of %s from %s to %s begins and goes on: %s",
    (rule, from, to, expected) => expect(move([segmentOf(rule)], from, to, movedFollowing)).toBe(expected),
  );

  it.each([
    ['a day before it would go', 'FREQ=WEEKLY;BYDAY=MO', '2026-03-30', '2026-03-20'],
    ['its week begins again in between', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', '2026-03-19', '2026-03-15'],
    ['it would lose a weekday', 'FREQ=WEEKLY;BYDAY=MO,TH', '2026-03-19', '2026-03-16'],
    ['the next time is before the new day', 'FREQ=WEEKLY;BYDAY=MO', '2026-03-16', '2026-03-25'],
    ['it is the last day', 'FREQ=WEEKLY;BYDAY=MO;COUNT=3', '2026-03-16', '2026-03-18'],
    ['the day was before today', 'FREQ=WEEKLY;BYDAY=MO', '2026-03-09', '2026-03-11'],
    ['the new day is before today', 'FREQ=WEEKLY;BYDAY=MO', '2026-03-16', '2026-03-08'],
  ])("[RP15][RP24] does not change with 'This and the following' if %s", (_, rule, from, to) =>
    expect(move([segmentOf(rule)], from, to, movedFollowing)).toBeUndefined(),
  );

  it('[RP15] goes on from the segment that the moved day belongs to', () => {
    const later = segmentOf('FREQ=MONTHLY;BYMONTHDAY=16', { id: 'b', first: monday });
    expect(movedSeries([segmentOf('FREQ=DAILY'), later], monday, planDay('2026-03-17'), today)).toEqual({
      segment: later,
      first: '2026-03-17',
      rule: 'FREQ=MONTHLY;BYMONTHDAY=17',
    });
  });
});
