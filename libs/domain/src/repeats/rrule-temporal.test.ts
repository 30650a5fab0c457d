import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { expect, it } from 'vitest';
import type { PlanDay } from '../brands.ts';
import { isPlanDay, lastPlanDay } from '../time/plan-day.ts';
import { anyDay, anyRule, runs } from './any-rule.fixture.ts';
import { occurrences } from './occurrences.ts';
import type { RepeatRule } from './rule.ts';
import { firstTime } from './rule-days.ts';
import { ruleText } from './rule-text.ts';

const maxDays = 40;

const ours = (rule: RepeatRule, first: PlanDay) => {
  const days: string[] = [];
  const segment = { id: 'a', series: 's', first, rule: ruleText(rule) };
  for (const { day } of occurrences([segment], first, lastPlanDay)) {
    days.push(day);
    if (days.length === maxDays) break;
  }
  return days;
};

/** A number of times instead of an open end is much faster here. */
const shortened = ({ end = { times: maxDays }, ...rule }: RepeatRule): RepeatRule => ({
  ...rule,
  end: 'times' in end ? { times: Math.min(end.times, maxDays) } : end,
});

const theirs = (rule: RepeatRule, first: PlanDay) => {
  const start = first.replaceAll('-', '');
  const text = `DTSTART;VALUE=DATE:${start}\nRRULE:${ruleText(shortened(rule))}`;
  return new RRuleTemporal({ rruleString: text })
    .all()
    .map(({ epochMilliseconds }) => new Date(epochMilliseconds).toISOString().slice(0, 10))
    .filter((day) => isPlanDay(day))
    .slice(0, maxDays);
};

const anyCase = anyDay('1900-01-01', 150_000).chain((first) =>
  fc.record({ first: fc.constant(first), rule: anyRule(first) }),
);

it(`[RP1] ${runs} random rules have the days of RFC 5545 from their first time on`, () => {
  fc.assert(
    fc.property(anyCase, ({ first, rule }) => {
      const { end: _, ...endless } = rule;
      const start = firstTime(endless, first) ?? first;
      expect([ruleText(rule), ours(rule, first)]).toEqual([ruleText(rule), theirs(rule, start)]);
    }),
    { numRuns: runs },
  );
}, 600_000);
