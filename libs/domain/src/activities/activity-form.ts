import type { PlanDay } from '../brands.ts';
import { type Checked, invalidForm } from '../check.ts';
import { type Activity, schedules } from '../records/activity.ts';
import { limitOf } from '../records/collection.ts';
import { isBlank, tooLong, trimmed } from '../texts.ts';
import { clockTime, isClockTime } from '../time/clock-time.ts';
import { planDay } from '../time/plan-day.ts';
import { kindOfDay } from '../works/plan-range.ts';
import { isTimetableDay } from './timetable-week.ts';

/** The values of the add and edit form; an incomplete date or time is ''. */
export interface ActivityDraft {
  readonly title: string;
  /** '' in the add form, whose day is fixed. */
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** The stored fields that the form sets. */
export type ActivityFields = Pick<Activity, 'title' | 'date' | 'startTime' | 'endTime'>;
export type ActivityField = keyof ActivityDraft;

const requiredSentence = 'Please fill in all fields';

export const newActivityDraft = (): ActivityDraft => ({ title: '', date: '', startTime: '', endTime: '' });

export const draftOfActivity = ({ title, date, startTime, endTime }: Activity): ActivityDraft => ({
  title,
  date,
  startTime,
  endTime,
});

/** Whether both times are complete and the end is on the next day. */
export const endsNextDay = ({ startTime, endTime }: ActivityDraft) =>
  isClockTime(startTime) && isClockTime(endTime) && endTime < startTime;

function endError({ startTime, endTime }: ActivityDraft) {
  if (!isClockTime(endTime)) return requiredSentence;
  return endTime === startTime ? 'End time must differ from start time' : undefined;
}

const pastDayErrors = {
  add: 'Cannot add activities to past dates',
  edit: 'Cannot edit activities of past dates',
  delete: 'Cannot delete activities from past dates',
  move: 'Cannot move activities to past dates',
};

/** Why a past day's activities cannot be changed this way, or moved to it; undefined for today and later. */
export const pastDayError = (
  change: keyof typeof pastDayErrors,
  day: PlanDay,
  today: PlanDay,
): string | undefined => (kindOfDay(day, today) === 'past' ? pastDayErrors[change] : undefined);

function dateError(date: string, earliest: PlanDay | undefined) {
  if (date === '') return requiredSentence;
  if (!isTimetableDay(date)) return 'Date is not a valid date';
  return earliest && pastDayError('move', date, earliest);
}

/**
 * Checks the form and returns the fields to store.
 * @param options `day`: the fixed day of the activity; `earliest`: the first day it may be moved to
 */
export function checkActivityDraft(
  draft: ActivityDraft,
  { day, earliest }: { readonly day?: PlanDay; readonly earliest?: PlanDay | undefined } = {},
): Checked<ActivityFields, ActivityField> {
  const { title, startTime, endTime } = draft;
  const date = day ?? draft.date;
  const invalid = invalidForm<ActivityField>({
    title: isBlank(title)
      ? requiredSentence
      : tooLong('Activity Title', trimmed(title), limitOf(schedules, 'title')),
    date: dateError(date, earliest),
    startTime: isClockTime(startTime) ? undefined : requiredSentence,
    endTime: endError(draft),
  });
  return (
    invalid ?? {
      ok: true,
      fields: {
        title: trimmed(title),
        date: planDay(date),
        startTime: clockTime(startTime),
        endTime: clockTime(endTime),
      },
    }
  );
}
