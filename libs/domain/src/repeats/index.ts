// A separate entry point, used only where something repeats.
export { checkContent, type Content, type ContentDraft } from './content-form.ts';
export type { End, Last, MonthDay, Pattern, RepeatRule } from './rule.ts';
export { readRule, ruleText } from './rule-text.ts';
export { occurrences, type Segment, segmentOn } from './occurrences.ts';
export { restFrom } from './rest-from.ts';
export { movedFollowing, type MovedSeries, movedSeries } from './moved-series.ts';
export { firstTime } from './rule-days.ts';
export { endWords, ruleWords } from './rule-words.ts';
export { dayKinds, segmentsOf } from './day-kinds.ts';
export { type DayOfSeries, type MissingDay, missingDays, type SeriesInView } from './missing-days.ts';
export { nextDays } from './next-days.ts';
export { computedDays, computedOn, recordDays, type RecordDays, repeatWords } from './record-days.ts';
export { listedReminders, nextReminders } from './reminder-days.ts';
export { type LeftSeries, leftSeries, rareDays, storedLeft } from './left-series.ts';
export { placeOf } from './place-of.ts';
export { weekdayNames, weekdaysFrom } from './weekdays.ts';
