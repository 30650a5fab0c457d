import type { PlanDay } from '../brands.ts';
import type { Weekday } from '../time/first-weekday.ts';

/** The last one of a month. */
export type Last = 'last';

/** On which days of a month a rule has its day. */
export type MonthDay =
  /** A day of the month from 1 to 31; in a shorter month its last day. */
  | { readonly day: number | Last }
  /** A weekday, from its first to its fifth, or its last. A month without a fifth one is left out. */
  | { readonly nth: 1 | 2 | 3 | 4 | 5 | Last; readonly weekday: Weekday };

export type Pattern =
  | { readonly unit: 'day' }
  /** At least one weekday, in the order of `Weekday`. `weekStart` decides which days belong to one week. */
  | { readonly unit: 'week'; readonly on: readonly Weekday[]; readonly weekStart: Weekday }
  | { readonly unit: 'month'; readonly on: MonthDay }
  /** `month` is 1 to 12. 29 February is 28 February in other years. */
  | { readonly unit: 'year'; readonly month: number; readonly day: number };

export type End =
  /** The last possible day. */
  | { readonly until: PlanDay }
  /** 1 to 999. */
  | { readonly times: number };

/** On which days something repeats. */
export interface RepeatRule {
  readonly pattern: Pattern;
  /** Every n days, weeks, months or years: 1 to 999. */
  readonly every: number;
  /** Omitted if it never ends. */
  readonly end?: End;
}
