import * as v from 'valibot';
import type { ClockTime, Instant, PlanDay, UserId } from '../brands.ts';
import { rulePattern } from './rule-pattern.ts';
import { isClockTime } from '../time/clock-time.ts';
import { isInstant } from '../time/instant.ts';
import { momentAt } from '../time/moment-at.ts';
import { isPlanDay } from '../time/plan-day.ts';
import { stepLimit } from '../steps/step.ts';
import { textLimits } from './limits.ts';

/** The building blocks of all schemas. The access rules of both backends are generated from these. */

export const userId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(128),
  v.transform((id) => id as UserId),
);
export const recordId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/, 'not a reference to a record'));

/** Ids of records, separated by spaces. */
export const recordIds = v.pipe(
  v.string(),
  v.maxLength(textLimits.recordIds),
  v.regex(/^([A-Za-z0-9_-]{1,128}( [A-Za-z0-9_-]{1,128})*)?$/, 'not a list of references'),
);

const step = `[A-Za-z0-9]{1,12} [-x] [^\\n\\r]{1,${stepLimit}}`;

/** The steps of a task, one in a line: a short id, 'x' if it is done or '-' if it is open, and its text. */
export const stepLines = v.pipe(
  v.string(),
  v.maxLength(textLimits.steps),
  v.regex(new RegExp(`^${step}(\\n${step})*$`), 'not a list of steps'),
);

/** A repetition, as `readRule` of `repeats` reads it. */
export const repeatRule = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(new RegExp(`^(?:${rulePattern})$`), 'not a rule'),
);

/** Leads in minutes, up to five, separated by spaces; 'none' if it does not ring. */
const lead = '(0|[1-9][0-9]{0,2}|1[0-9]{3}|2[0-7][0-9]{2}|28[0-7][0-9]|2880)';
export const leads = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(none|${lead}( ${lead}){0,4})$`), 'not a choice of when it rings'),
);

export const planDay = v.custom<PlanDay>(isPlanDay, 'not a calendar day');
export const clockTime = v.custom<ClockTime>(isClockTime, 'not a clock time');
export const instant = v.custom<Instant>(isInstant, 'not a moment');

/** Unlike an `instant` it may be in the future. */
export const anyInstant = v.custom<Instant>(isInstant, 'not a point in time');

/** Parses the older local format `yyyy-MM-ddTHH:mm`. */
function localDateTime(text: string) {
  const [day, time] = [text.slice(0, 10), text.slice(11)];
  return text[10] === 'T' && isPlanDay(day) && isClockTime(time) ? { day, time } : undefined;
}

/** ISO UTC, or the older local format; unlike an `instant` it may be in the future. */
export const dateTime = v.pipe(
  v.string(),
  v.check((text) => isInstant(text) || localDateTime(text) !== undefined, 'not a date and time'),
);

/** Converts a local `dateTime` to ISO UTC by this device's zone; undefined if it is outside the supported years. */
export function utcDateTime(value: unknown): Instant | undefined {
  const local = typeof value === 'string' ? localDateTime(value) : undefined;
  const moment = local && momentAt(local.day, local.time);
  return isInstant(moment) ? moment : undefined;
}

export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
export const filledText = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.check((it) => it.trim().length > 0, 'blank'),
  );

/** A title: not blank, as in the forms. */
export const title = filledText(textLimits.title);

export const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
