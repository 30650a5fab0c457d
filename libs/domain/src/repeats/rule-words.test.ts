import { describe, expect, it } from 'vitest';
import { localeWith } from '../time/locale.ts';
import { readRule } from './rule-text.ts';
import { ruleWords } from './rule-words.ts';

const words = (text: string, locale = 'en-US') => ruleWords(readRule(text)!, locale);

describe('the words of a rule', () => {
  it.each([
    ['FREQ=DAILY', 'Every day'],
    ['FREQ=DAILY;INTERVAL=3', 'Every 3 days'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SA', 'Every week on Monday, Tuesday, Wednesday, Thursday and Saturday'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'Every day'],
    ['FREQ=WEEKLY;BYDAY=MO', 'Every week on Monday'],
    ['FREQ=WEEKLY;BYDAY=MO,WE,FR', 'Every week on Monday, Wednesday and Friday'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', 'Every 2 weeks on Monday and Thursday'],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR',
      'Every 2 weeks on Monday, Tuesday, Wednesday, Thursday and Friday',
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR,SA,SU',
      'Every 2 weeks on Sunday, Monday, Tuesday, Wednesday, Thursday, Friday and Saturday',
    ],
    ['FREQ=MONTHLY;BYMONTHDAY=1', 'Every month on the 1st'],
    ['FREQ=MONTHLY;BYMONTHDAY=2', 'Every month on the 2nd'],
    ['FREQ=MONTHLY;BYMONTHDAY=3', 'Every month on the 3rd'],
    ['FREQ=MONTHLY;BYMONTHDAY=11', 'Every month on the 11th'],
    ['FREQ=MONTHLY;BYMONTHDAY=12', 'Every month on the 12th'],
    ['FREQ=MONTHLY;BYMONTHDAY=13', 'Every month on the 13th'],
    ['FREQ=MONTHLY;BYMONTHDAY=15', 'Every month on the 15th'],
    ['FREQ=MONTHLY;BYMONTHDAY=21', 'Every month on the 21st'],
    ['FREQ=MONTHLY;BYMONTHDAY=22', 'Every month on the 22nd'],
    ['FREQ=MONTHLY;BYMONTHDAY=23', 'Every month on the 23rd'],
    ['FREQ=MONTHLY;BYMONTHDAY=28', 'Every month on the 28th'],
    [
      'FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1',
      'Every month on the 29th, or the last day of a shorter month',
    ],
    [
      'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
      'Every month on the 31st, or the last day of a shorter month',
    ],
    ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-1', 'Every 2 months on the last day'],
    ['FREQ=MONTHLY;BYDAY=1MO', 'Every month on the first Monday'],
    ['FREQ=MONTHLY;BYDAY=2TU', 'Every month on the second Tuesday'],
    ['FREQ=MONTHLY;BYDAY=3WE', 'Every month on the third Wednesday'],
    ['FREQ=MONTHLY;BYDAY=4TH', 'Every month on the fourth Thursday'],
    ['FREQ=MONTHLY;BYDAY=5FR', 'Every month on the fifth Friday, where there is one'],
    ['FREQ=MONTHLY;BYDAY=-1FR', 'Every month on the last Friday'],
    ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3', 'Every year on Mar 3'],
    ['FREQ=YEARLY;INTERVAL=2;BYMONTH=12;BYMONTHDAY=31', 'Every 2 years on Dec 31'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1', 'Every year on Feb 29, or Feb 28 in other years'],
    ['FREQ=DAILY;UNTIL=20261224', 'Every day, until Dec 24, 2026'],
    ['FREQ=DAILY;INTERVAL=2;COUNT=1', 'Every 2 days, once'],
    ['FREQ=WEEKLY;BYDAY=MO;COUNT=5', 'Every week on Monday, 5 times'],
    ['FREQ=MONTHLY;BYDAY=5FR;COUNT=5', 'Every month on the fifth Friday, where there is one, 5 times'],
  ])('[RP2] for %s are %j', (text, expected) => expect(words(text)).toBe(expected));

  it.each([
    ['en-US', 'Every week on Sunday, Monday and Saturday'],
    ['en-GB', 'Every week on Monday, Saturday and Sunday'],
    [localeWith('fw-sat', 'en-US'), 'Every week on Saturday, Sunday and Monday'],
  ])('[RP2] name weekdays in the order of %s', (locale, expected) =>
    expect(words('FREQ=WEEKLY;BYDAY=MO,SA,SU', locale)).toBe(expected),
  );

  it('[RP2] write days as the locale does', () => {
    expect(words('FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3;UNTIL=20301224', 'en-GB')).toBe(
      'Every year on 3 Mar, until 24 Dec 2030',
    );
    expect(words('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1', 'en-GB')).toBe(
      'Every year on 29 Feb, or 28 Feb in other years',
    );
  });
});
