import { durationText } from '@dayloom/domain';
import { minutesText } from './minutes-text.ts';

/** '24 minutes', '1 minute', 'less than a minute': what is said of a clock that runs, anew once a minute. */
export function minutesSaid(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return 'less than a minute';
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** '17 min', '2 h 5 min', 'under 1 min': a clock that runs, in the title of another screen's tab. */
export const minutesInTitle = (seconds: number) => (seconds < 60 ? 'under 1 min' : minutesText(seconds));

/**
 * What a clock is called where one is not at it. While it runs its seconds are seen and not said: a name that changes
 * while it has the focus is read out each time.
 */
export const clockName = (name: string, seconds: number, isPaused: boolean, task?: string) =>
  (isPaused ? `${name} paused at ${durationText(seconds)}` : `${name} runs, ${minutesSaid(seconds)}`) +
  (task === undefined ? '' : `, on ${task}`);
