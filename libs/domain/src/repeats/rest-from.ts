import type { PlanDay } from '../brands.ts';
import { lastPlanDay } from '../time/plan-day.ts';
import { occurrences, type Segment } from './occurrences.ts';
import { readRule, ruleText } from './rule-text.ts';

interface Rest<S extends Segment> {
  /** The segment that goes on. */
  readonly segment: S;
  /** Its next day. */
  readonly first: PlanDay;
  /** A new segment with this rule that begins on `first` has the same days. */
  readonly rule: string;
}

/**
 * The series of `segments` as it goes on with its next day on or after `day`; undefined if it has no more. Segments that
 * begin later keep their days.
 */
export function restFrom<S extends Segment>(segments: readonly S[], day: PlanDay): Rest<S> | undefined {
  const [next] = occurrences(segments, day, lastPlanDay);
  const rule = readRule(next?.segment.rule ?? '');
  if (!next || !rule) return undefined;
  const { segment, day: first } = next;
  const { end } = rule;
  if (!end || 'until' in end) return { segment, first, rule: ruleText(rule) };
  const [...days] = occurrences([segment], segment.first, first);
  return { segment, first, rule: ruleText({ ...rule, end: { times: end.times - days.length + 1 } }) };
}
