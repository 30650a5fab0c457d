import { isClockTime, timeText } from '@dayloom/domain';

/** What a form says of a time that repeats; undefined while it is incomplete. */
export const wallTimeText = (time: string, locale: string) =>
  isClockTime(time) ? `${timeText(time, locale)} wherever you are` : undefined;
