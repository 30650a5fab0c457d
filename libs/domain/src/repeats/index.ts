// A separate entry point, used only where something repeats.
export type { End, Last, MonthDay, Pattern, RepeatRule } from './rule.ts';
export { readRule, ruleText } from './rule-text.ts';
export { occurrences, type Segment, segmentOn } from './occurrences.ts';
export { restFrom } from './rest-from.ts';
export { firstTime } from './rule-days.ts';
export { ruleWords } from './rule-words.ts';
export { type SeriesInView, type TaskDays, taskDays } from './task-days.ts';
