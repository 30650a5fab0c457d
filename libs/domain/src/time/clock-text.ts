import type { ClockTime } from '../brands.ts';
import type { HourCycle } from './locale.ts';

/** '9:05 AM' in every locale, or '09:05' if the user has chosen 24 hours. */
export function clockText(time: ClockTime, hourCycle: HourCycle = 'h12'): string {
  if (hourCycle === 'h23') return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}
