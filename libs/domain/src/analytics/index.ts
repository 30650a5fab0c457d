// A separate entry point: the analytics code is loaded with its screen.
export {
  type AnalyticsRange,
  analyticsRanges,
  type AnalyticsPeriods,
  periodsOf,
  readAnalyticsRange,
} from './analytics-range.ts';
export { compareDays, comparisonText, type ComparisonUnit, needsFiveDays } from './compare-days.ts';
export { focusByWork, type WorkFocus } from './focus-by-work.ts';
export { minutesOn, type SecondsByDay, secondsByDay, totalOf } from './seconds-by-day.ts';
export { heatDayText, heatLevelNames, heatThresholds, heatWeeks, monthsAbove } from './heat-year.ts';
