import { durationText } from '@dayloom/domain';
import { minutesText } from '@dayloom/domain/clocks';

/** '24 minutes', '1 minute', 'less than a minute': the accessible text of a running clock, updated once a minute. */
export function minutesSaid(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return 'less than a minute';
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** 'Break, 4 minutes left': the accessible name of a break outside the timer's screen. */
export const breakName = (seconds: number) => `Break, ${minutesSaid(seconds)} left`;

/** '17 min', '2 h 5 min', 'under 1 min': a running clock in the tab title of another screen. */
export const minutesInTitle = (seconds: number) => (seconds < 60 ? 'under 1 min' : minutesText(seconds));

/**
 * The accessible name of a clock outside its own screen. It contains no seconds while the clock runs, because screen
 * readers read a focused element again whenever its name changes.
 */
export const clockName = (name: string, seconds: number, isPaused: boolean, task?: string) =>
  (isPaused ? `${name} paused at ${durationText(seconds)}` : `${name} runs, ${minutesSaid(seconds)}`) +
  (task === undefined ? '' : `, on ${task}`);
