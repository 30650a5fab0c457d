import type { Instant } from '../brands.ts';
import { type Checked, invalidForm } from '../check.ts';
import { longestSession, textLimits } from '../records/limits.ts';
import { dayError, isBlank, missing, tooLong } from '../texts.ts';
import { clockTimeOf, planDayOf } from '../time/clock.ts';
import { isClockTime } from '../time/clock-time.ts';
import { isInstant } from '../time/instant.ts';
import { momentAt } from '../time/moment-at.ts';
import { isPlanDay } from '../time/plan-day.ts';
import type { Span } from './span.ts';

/** The form's day and time of the end in this device's zone, and the length in minutes; '' if incomplete. */
export interface SessionDraft {
  readonly date: string;
  readonly time: string;
  readonly minutes: string;
  readonly note: string;
}

/** Fields of the draft that are stored as one value. */
export const sessionDraftTogether: readonly (readonly (keyof SessionDraft)[])[] = [['date', 'time']];

const mostMinutes = longestSession / 60;

export const draftOfSpan = ({ end, duration }: Span): Omit<SessionDraft, 'note'> => ({
  date: planDayOf(new Date(end)),
  time: clockTimeOf(new Date(end)),
  minutes: String(Math.floor(duration / 60)),
});

/** Undefined if the moment does not exist or cannot be stored. */
function momentOf({ date, time }: SessionDraft): Instant | undefined {
  const moment = isPlanDay(date) && isClockTime(time) ? momentAt(date, time) : undefined;
  return isInstant(moment) ? moment : undefined;
}

function timeError({ time }: SessionDraft, end: Instant | undefined, now: Date) {
  if (isBlank(time)) return missing('Time');
  if (!isClockTime(time)) return 'Time is not a valid time';
  return end !== undefined && Date.parse(end) > now.getTime() ? 'Choose a time that has passed' : undefined;
}

/**
 * Checks the form and returns when the session ended and how long it was.
 * @param opened the session that is edited: an end and a length that do not change are kept to the second
 */
export function checkSessionDraft(
  draft: SessionDraft,
  now: Date,
  opened?: Span,
): Checked<Span, keyof SessionDraft> {
  const before = opened && draftOfSpan(opened);
  const isSameEnd = before?.date === draft.date && before.time === draft.time;
  const end = isSameEnd ? opened?.end : momentOf(draft);
  const minutes = Number(draft.minutes);
  const isSameLength = before?.minutes === draft.minutes;
  const isLength = Number.isInteger(minutes) && minutes >= 1 && minutes <= mostMinutes;
  const time = timeError(draft, isSameEnd ? undefined : end, now);
  const invalid = invalidForm<keyof SessionDraft>({
    date: time === undefined && end === undefined ? dayError('Date', draft.date) : undefined,
    time,
    minutes: isSameLength || isLength ? undefined : `Choose 1 to ${mostMinutes.toLocaleString('en')} minutes`,
    note: tooLong('Note', draft.note, textLimits.sessionNote),
  });
  if (invalid || end === undefined) return invalid ?? { ok: false, message: '', errors: {} };
  return { ok: true, fields: { end, duration: isSameLength && opened ? opened.duration : minutes * 60 } };
}
