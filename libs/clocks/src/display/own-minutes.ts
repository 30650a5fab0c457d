import { focusLength } from '@dayloom/domain';

/** The longest run of the user's own choice, in minutes. */
export const mostOwnMinutes = focusLength.most;

export const isOwnMinutes = (minutes: number, most: number = mostOwnMinutes): boolean =>
  Number.isInteger(minutes) && minutes >= 1 && minutes <= most;
