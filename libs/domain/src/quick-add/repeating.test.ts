import { describe, expect, it } from 'vitest';
import { ruleText } from '../repeats/rule-text.ts';
import { momentAt } from '../time/moment-at.ts';
import { planDay } from '../time/plan-day.ts';
import { inZone } from '../time/zones.fixture.ts';
import { linesNotRepeating } from './lines-not-repeating.fixture.ts';
import { linesRepeatingAt } from './lines-repeating-at.fixture.ts';
import { linesRepeating } from './lines-repeating.fixture.ts';
import { readQuickAdd } from './read-quick-add.ts';
import { rulesInDoubt } from './rules-in-doubt.fixture.ts';

const works = [{ id: 'Home', title: 'Home' }];
const now = new Date(2026, 10, 23, 10);
const today = planDay('2026-11-23');
const read = (line: string) => readQuickAdd(line, { now, locale: 'en-GB', works });

describe('[QA3] on Monday 23 November 2026 at 10:00', () => {
  it.each([...linesRepeating, ...linesRepeatingAt])('%j is %j, %s from %s on', (line, title, rule, first) => {
    const { repeat, day, time, kind, ...reading } = read(line);
    expect([reading.title, repeat && ruleText(repeat.rule)]).toEqual([title, rule]);
    expect([repeat?.first, time].filter(Boolean).join(' ')).toBe(first);
    expect([day, kind]).toEqual([repeat?.first, time ? 'reminder' : 'task']);
  });

  it.each(linesNotRepeating)('%j is a title, as typed', (line) => {
    expect(read(line)).toEqual({ title: line, kind: 'task', parts: [] });
  });

  it.each(rulesInDoubt)('%j is a title without a day, because %j is %j', (line, text, why) => {
    expect(read(line)).toEqual({ title: line, kind: 'task', doubt: { text, why }, parts: [] });
  });
});

it('[QA3] there are many lines with a rule, and as many that only look like it', () => {
  const lines = [...linesRepeating, ...linesRepeatingAt].map(([line]) => line);
  expect(new Set([...lines, ...linesNotRepeating]).size).toBe(lines.length + linesNotRepeating.length);
  expect(lines.length).toBeGreaterThanOrEqual(80);
  expect(linesNotRepeating.length).toBeGreaterThanOrEqual(80);
});

describe('a rule', () => {
  const partsOf = (line: string) => read(line).parts.map(({ kind, text }) => [kind, text]);

  it('[QA3] has a chip for its words, one for its end and one for a first day that is named', () => {
    expect(partsOf('gym every friday')).toEqual([['repeat', 'every friday']]);
    expect(partsOf('gym every friday 9:00')).toEqual([
      ['repeat', 'every friday'],
      ['time', '9:00'],
    ]);
    expect(partsOf('until 24 dec gym every 2 weeks on mon and thu from 1 dec')).toEqual([
      ['end', 'until 24 dec'],
      ['repeat', 'every 2 weeks on mon and thu'],
      ['day', 'from 1 dec'],
    ]);
  });

  it("[QA3] of a note or a goal is part of the title, and so is a goal's day in it", () => {
    for (const line of [
      'run every friday',
      'run every day until 24 dec',
      'run every 31 feb',
      'run every year on 3 march',
    ]) {
      expect(read(`!note ${line}`)).toMatchObject({ title: line, kind: 'note' });
      expect(read(`!goal ${line}`)).toEqual({
        title: line,
        kind: 'goal',
        parts: [{ kind: 'kind', text: '!goal', start: 0, end: 5 }],
      });
    }
  });

  it('[QA2] that is rejected is text, and so is its end', () => {
    const readAgain = (line: string, ...texts: readonly (readonly ['repeat' | 'end' | 'day', string])[]) => {
      const takenBack = texts.map(([kind, text]) => ({ kind, text }));
      const { title, day, time, repeat, doubt } = readQuickAdd(line, { now, takenBack });
      return [title, day, time, repeat && ruleText(repeat.rule), doubt];
    };
    const line = 'gym every friday at 9:00 until 24 dec';
    expect(readAgain(line, ['repeat', 'every friday'])).toEqual([
      'gym every friday until 24 dec',
      '2026-11-24',
      '09:00',
      undefined,
      undefined,
    ]);
    const withoutEnd = ['gym until 24 dec', '2026-11-27', '09:00', 'FREQ=WEEKLY;BYDAY=FR', undefined];
    expect(readAgain(line, ['end', 'until 24 dec'])).toEqual(withoutEnd);
    expect(readAgain('gym every week tomorrow', ['day', 'tomorrow'])).toEqual([
      'gym tomorrow',
      '2026-11-23',
      undefined,
      'FREQ=WEEKLY;BYDAY=MO',
      undefined,
    ]);
    expect(readAgain('gym every friday on 4 dec', ['repeat', 'every friday'])).toEqual([
      'gym every friday',
      '2026-12-04',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("[QA3] [ST1] with a longer interval counts the user's weeks", () => {
    const rule = (line: string, weekStart?: 0 | 6) =>
      ruleText(
        readQuickAdd(line, { now, locale: 'en-US', ...(weekStart !== undefined && { weekStart }) }).repeat!
          .rule,
      );
    const line = 'gym every 2 weeks on mon and sat';
    expect(rule(line)).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SA;WKST=SU');
    expect(rule(line, 6)).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SA;WKST=SA');
    // A weekend is never divided.
    expect(rule('gym every other weekend')).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU');
  });

  it('[QA3] [ST2] begins today, or at the first time that is still to come', () => {
    const late = { now: new Date(2026, 10, 24, 2), today };
    const first = (line: string) => readQuickAdd(line, late).repeat?.first;
    expect([first('rest every day'), first('rest every tuesday')]).toEqual([today, '2026-11-24']);
    expect([first('rest every day 3:00am'), first('rest every day 1:00am')]).toEqual([
      '2026-11-24',
      '2026-11-25',
    ]);
    expect(readQuickAdd('rest every day on 23 nov 23:00', late)).toMatchObject({
      day: today,
      hasPassed: true,
    });
  });

  it('[QA3] [RP19] keeps a time that the clock skips on its first day', () =>
    inZone('Europe/Berlin', () => {
      const skipped = readQuickAdd('Feed every day at 2:30', { now: new Date(2026, 2, 28, 23) });
      expect(skipped).toMatchObject({ day: '2026-03-29', time: '02:30' });
      const twice = readQuickAdd('Feed every day at 2:30', { now: new Date(2026, 9, 25, 1) });
      expect(momentAt(twice.day!, twice.time!)).toBe('2026-10-25T00:30:00.000Z');
    }));
});
