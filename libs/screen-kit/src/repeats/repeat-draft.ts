import type { PlanDay } from '@dayloom/domain';
import { type End, placeOf, type RepeatRule, ruleText } from '@dayloom/domain/repeats';
import { newRepeatDraft, type RepeatDraft } from './new-repeat-draft.ts';
import { presetsOn } from './presets.ts';

/** The value of a field: 'day' if it equals that of the chosen day. */
export const relativeTo = (ofDay: string | number, value: string) =>
  value === String(ofDay) ? 'day' : value;

function customFields({ pattern, every }: RepeatRule, day: PlanDay): Partial<RepeatDraft> {
  const { date, weekday } = placeOf(day);
  switch (pattern.unit) {
    case 'day':
      return {};
    case 'week':
      return {
        weekdays: relativeTo(weekday, pattern.on.join('')),
        // Where every week counts, it makes no difference yet.
        weekStart: every > 1 ? String(pattern.weekStart) : '',
      };
    case 'month': {
      const { on } = pattern;
      return { monthDay: 'nth' in on ? `${on.nth} ${on.weekday}` : relativeTo(date, String(on.day)) };
    }
    case 'year': {
      const parts = [pattern.month, pattern.day].map((part) => String(part).padStart(2, '0'));
      return { yearDay: relativeTo(day.slice(5), parts.join('-')) };
    }
  }
}

function endFields(end: End | undefined): Partial<RepeatDraft> {
  if (!end) return {};
  return 'until' in end ? { ends: 'until', until: end.until } : { ends: 'times', times: String(end.times) };
}

/** The values of a stored rule. @param day the chosen day, whose presets are offered */
export function draftOfRule(rule: RepeatRule, day: PlanDay): RepeatDraft {
  const { pattern, every, end } = rule;
  const text = ruleText({ pattern, every });
  const preset = presetsOn(day).find(([, one]) => ruleText({ pattern: one, every: 1 }) === text)?.[0];
  const custom = { every: String(every), unit: pattern.unit, ...customFields(rule, day) };
  return { ...newRepeatDraft(preset ?? 'custom'), ...(!preset && custom), ...endFields(end) };
}
