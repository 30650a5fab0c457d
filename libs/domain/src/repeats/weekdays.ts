import type { Weekday } from '../time/first-weekday.ts';

/** English, like all texts of the product. */
export const weekdayNames: Readonly<Record<Weekday, string>> = {
  0: 'Sunday',
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
};

/** The seven weekdays from `first` on. */
export const weekdaysFrom = (first: Weekday): readonly Weekday[] =>
  Array.from({ length: 7 }, (_, index) => ((first + index) % 7) as Weekday);
