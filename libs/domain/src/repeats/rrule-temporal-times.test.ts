import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { describe, expect, it } from 'vitest';
import type { Instant, PlanDay, UserId } from '../brands.ts';
import type { Repeat } from '../records/repeat.ts';
import { clockTime } from '../time/clock-time.ts';
import { instantOf } from '../time/instant.ts';
import { planDay } from '../time/plan-day.ts';
import { clockIn } from '../time/time-zone.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import { anyDay, anyRule, runs } from './any-rule.fixture.ts';
import { occurrences } from './occurrences.ts';
import { computedDays } from './record-days.ts';
import type { RepeatRule } from './rule.ts';
import { firstTime } from './rule-days.ts';
import { ruleText } from './rule-text.ts';

const maxTimes = 40;
/** Clock changes of a later time are not known. */
const lastDay = planDay('2036-12-31');

interface Case {
  readonly rule: RepeatRule;
  readonly first: PlanDay;
  readonly time: string;
}

function take<T>(values: Iterable<T>): readonly T[] {
  const taken: T[] = [];
  for (const value of values) if (taken.push(value) === maxTimes) break;
  return taken;
}

function ours({ rule, first, time }: Case) {
  const createdAt = instantOf(new Date(0));
  const segment: Repeat = {
    ...{ id: 'a', series: 'a', userId: 'ada' as UserId, makes: 'reminder', title: 'Pills', createdAt },
    ...{ first, rule: ruleText(rule), time: clockTime(time) },
  };
  const view = { segments: [segment], skips: [], changed: [], works: new Map(), from: first, to: lastDay };
  return {
    days: take(occurrences([segment], first, lastDay)).map(({ day }) => day),
    moments: take(computedDays('reminder', view)).map(({ dateTime }) => dateTime as Instant),
  };
}

function theirs({ rule: { end: _, ...rule }, first, time }: Case, zone: string, until = '') {
  const start = `${firstTime(rule, first) ?? first}T${time}00`.replaceAll(/[-:]/g, '');
  const text = `DTSTART;TZID=${zone}:${start}\nRRULE:${ruleText({ ...rule, end: { times: maxTimes } })}`;
  return new RRuleTemporal({ rruleString: text })
    .all()
    .map(({ epochMilliseconds }) => new Date(epochMilliseconds))
    .filter((moment) => moment <= new Date(until))
    .map(instantOf);
}

const partText = (part: number) => String(Math.trunc(part)).padStart(2, '0');
/** Most at night, when clocks change. */
const anyTime = fc
  .oneof(fc.integer({ min: 0, max: 239 }), fc.integer({ min: 0, max: 1439 }))
  .map((minutes) => `${partText(minutes / 60)}:${partText(minutes % 60)}`);
const anyCase: fc.Arbitrary<Case> = anyDay('2015-01-01', 5_000).chain((first) =>
  fc.record({ first: fc.constant(first), rule: anyRule(first), time: anyTime }),
);

/** Without Casablanca: at the end of Ramadan, `rrule-temporal` has moments at which the clock shows another time. */
const compared = [
  ...zones.filter((zone) => zone !== 'Africa/Casablanca'),
  'Pacific/Chatham',
  'America/Santiago',
];

describe.each(compared)('a rule with a time in %s', (zone) => {
  it(
    '[RP19] has one moment on each of its days, the one of RFC 5545 unless the clock skips it',
    () =>
      inZone(zone, () => {
        fc.assert(
          fc.property(anyCase, (one) => {
            const { days, moments } = ours(one);
            const clocks = moments.map((moment) => clockIn(zone, moment));
            expect(clocks.map(({ day }) => day)).toEqual(days);
            const shown = moments.filter((_, index) => clocks[index]?.time === one.time);
            expect([ruleText(one.rule), shown]).toEqual([
              ruleText(one.rule),
              theirs(one, zone, moments.at(-1)),
            ]);
          }),
          { numRuns: runs / 500 },
        );
      }),
    600_000,
  );
});
