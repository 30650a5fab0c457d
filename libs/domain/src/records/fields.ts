import * as v from 'valibot';
import type { ClockTime, Instant, PlanDay, UserId } from '../brands.ts';
import { isClockTime } from '../time/clock-time.ts';
import { isInstant } from '../time/instant.ts';
import { isPlanDay } from '../time/plan-day.ts';

/** The building blocks of every record's schema. The access rules of both backends are read off these. */

export const userId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(128),
  v.transform((id) => id as UserId),
);
export const recordId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/));

export const planDay = v.custom<PlanDay>(isPlanDay, 'not a calendar day');
export const clockTime = v.custom<ClockTime>(isClockTime, 'not a clock time');
export const instant = v.custom<Instant>(isInstant, 'not a moment');

/** ISO UTC, or the local `yyyy-MM-ddTHH:mm` of earlier writers (RM8); unlike an `instant` it may lie ahead (AC6). */
export const dateTime = v.pipe(
  v.string(),
  v.check(
    (text) =>
      isInstant(text) ||
      (text.length === 16 && text[10] === 'T' && isPlanDay(text.slice(0, 10)) && isClockTime(text.slice(11))),
    'not a date and time',
  ),
);

/** A title as the forms accept it: 1 to 200 characters and not blank (LM1). */
export const title = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((text) => text.trim().length > 0, 'blank'),
);
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
export const filledText = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.check((it) => it.trim().length > 0, 'blank'),
  );
export const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
