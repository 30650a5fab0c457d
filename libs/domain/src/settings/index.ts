// A separate entry point for rules that depend on the user's settings.
export { areasOf, switchedArea } from './areas.ts';
export {
  type HourCycle,
  hourCycleIn,
  hourCycles,
  localeKeys,
  localeWith,
  type WeekStart,
  weekStarts,
} from '../time/locale.ts';
export { type QuietHours, quietHoursOf, quietUntil } from './quiet-hours.ts';
