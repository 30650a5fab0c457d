import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRule } from '../repeats/any-rule.fixture.ts';
import type { RepeatRule } from '../repeats/rule.ts';
import { firstTime } from '../repeats/rule-days.ts';
import { ruleText } from '../repeats/rule-text.ts';
import { weekdayNames } from '../repeats/weekdays.ts';
import { planDayOf } from '../time/clock.ts';
import { clockTime } from '../time/clock-time.ts';
import { momentAt } from '../time/moment-at.ts';
import { addDays } from '../time/plan-day.ts';
import { linesNotRepeating } from './lines-not-repeating.fixture.ts';
import { linesRepeatingAt } from './lines-repeating-at.fixture.ts';
import { linesRepeating } from './lines-repeating.fixture.ts';
import { type QuickAddPart, readQuickAdd } from './read-quick-add.ts';
import { rulesInDoubt } from './rules-in-doubt.fixture.ts';

const works = [{ id: 'Home', title: 'Home' }];
const units = ['day', 'week', 'month', 'year'] as const;
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const nths = { 1: 'first', 2: 'second', 3: '3rd', 4: 'fourth', 5: '5th', last: 'last' } as const;

/** One of the ways to write a rule. */
function wordsOf({ pattern, every, end }: RepeatRule, isShort: boolean): string {
  const unit = units.find((one) => one === pattern.unit)!;
  const head =
    every === 1
      ? `every ${unit}`
      : every === 2 && isShort
        ? `every other ${unit}`
        : `every ${every} ${unit}s`;
  const ending = end ? ('until' in end ? ` until ${end.until}` : ` ${end.times} times`) : '';
  return `${head}${detailsOf(pattern, isShort)}${ending}`;
}

function detailsOf(pattern: RepeatRule['pattern'], isShort: boolean): string {
  switch (pattern.unit) {
    case 'day':
      return '';
    case 'week': {
      const names = pattern.on.map((day) => weekdayNames[day].slice(0, isShort ? 3 : undefined));
      return ` on ${names.join(isShort ? ' and ' : ', ')}`;
    }
    case 'month': {
      const { on } = pattern;
      if ('nth' in on) return ` on the ${nths[on.nth]} ${weekdayNames[on.weekday]}`;
      return on.day === 'last' ? ' on the last day' : ` on the ${on.day}th`;
    }
    case 'year': {
      const month = monthNames[pattern.month - 1];
      return isShort ? ` on ${pattern.day} ${month}` : ` on ${month} ${pattern.day}th`;
    }
  }
}

const anyMoment = fc
  .tuple(fc.nat({ max: 3_000 }), fc.nat({ max: 1_439 }))
  .map(([days, minute]) => new Date(2026, 0, 1 + days, 0, minute));

it('[QA3] any rule in words is read as that rule, from its first day to come on', () => {
  fc.assert(
    fc.property(
      anyMoment.chain((at) => fc.tuple(fc.constant(at), anyRule(planDayOf(at)))),
      fc.boolean(),
      fc.constantFrom('', '09:30', '18:00'),
      ([at, rule], isShort, time) => {
        const { pattern, every, end } = rule;
        const weekStart = pattern.unit === 'week' ? pattern.weekStart : 1;
        const line = `Rest ${wordsOf(rule, isShort)}${time && ` at ${time}`}`;
        const reading = readQuickAdd(line, { now: at, weekStart });
        const from = planDayOf(at);
        let first = firstTime({ pattern, every }, from);
        if (first && time && momentAt(first, clockTime(time)) <= at.toISOString())
          first = firstTime({ pattern, every }, addDays(first, 1));
        if (end && 'until' in end && end.until < first!) {
          expect(reading).toMatchObject({ title: line, doubt: { why: 'no rule' } });
          return;
        }
        expect([line, reading.title, reading.repeat?.first]).toEqual([line, 'Rest', first]);
        // A weekend is in one week.
        const isWeekend = pattern.unit === 'week' && pattern.on.join() === '0,6';
        if (!(isWeekend && weekStart === 0)) expect(ruleText(reading.repeat!.rule)).toBe(ruleText(rule));
      },
    ),
    { seed: 11, numRuns: 2_000 },
  );
});

const lines = [...linesRepeating, ...linesRepeatingAt, ...rulesInDoubt]
  .map(([line]) => line)
  .concat(linesNotRepeating);
const pieces = [...new Set(lines.flatMap((line) => line.split(' ')))];
const anyText = fc.oneof(
  fc.constant(''),
  fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const packed = (text: string) => text.replace(/\s/g, '');
const gaps = (line: string, parts: readonly QuickAddPart[]) =>
  [...parts, { start: line.length }].map(({ start }, index) => line.slice(parts[index - 1]?.end ?? 0, start));

describe('any text around a rule', () => {
  const anyLine = fc.tuple(anyText, fc.constantFrom(...lines), anyText).map((texts) => texts.join(' '));

  it('[QA2] and the words that were read make the line, and the first day is one of the rule', () => {
    fc.assert(
      fc.property(anyLine, anyMoment, (line, at) => {
        const { title, parts, repeat, day, kind, doubt } = readQuickAdd(line, { now: at, works });
        expect(packed(title)).toBe(packed(gaps(line, parts).join('')));
        expect(parts.every(({ start }, index) => start >= (parts[index - 1]?.end ?? 0))).toBe(true);
        for (const part of parts) expect(line.slice(part.start, part.end)).toContain(part.text);
        expect(new Set(parts.map((part) => part.kind)).size).toBe(parts.length);
        expect(parts.some((part) => part.kind === 'repeat')).toBe(repeat !== undefined);
        if (!repeat) return;
        expect([doubt, day]).toEqual([undefined, repeat.first]);
        expect(['task', 'reminder']).toContain(kind);
        expect(firstTime(repeat.rule, repeat.first)).toBe(repeat.first);
      }),
      { seed: 12, numRuns: 3_000 },
    );
  });

  it('[QA2] is the title again after all parts are rejected', () => {
    fc.assert(
      fc.property(anyLine, anyMoment, (line, at) => {
        const takenBack: QuickAddPart[] = [];
        for (let round = 0; round < 4; round += 1)
          takenBack.push(...readQuickAdd(line, { now: at, works, takenBack }).parts);
        const { doubt: _doubt, ...reading } = readQuickAdd(line, { now: at, works, takenBack });
        expect(reading).toEqual({ title: line, kind: 'task', parts: [] });
      }),
      { seed: 13, numRuns: 2_000 },
    );
  });
});

it.each([
  'every ',
  'every mon, ',
  'every day ',
  'daily ',
  'until ',
  'from 4 dec ',
  '10 times ',
  'mondays ',
  'every 2 weeks on ',
])('[QA2] 5,000 characters of %j are read', (piece) => {
  const line = `x ${piece.repeat(5_000)}`.slice(0, 5_000);
  const { title, parts } = readQuickAdd(`${line} every friday`, { now: new Date(2026, 10, 23, 10) });
  expect(packed(title)).toBe(packed(gaps(`${line} every friday`, parts).join('')));
});
