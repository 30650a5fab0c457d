import type { ClockTime } from '../brands.ts';

const pattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether `value` is a time of day from '00:00' to '23:59'. */
export const isClockTime = (value: unknown): value is ClockTime =>
  typeof value === 'string' && pattern.test(value);

/** @throws RangeError if the text is not a clock time */
export function clockTime(text: string): ClockTime {
  if (!isClockTime(text)) throw new RangeError(`Not a clock time: ${text}`);
  return text;
}
