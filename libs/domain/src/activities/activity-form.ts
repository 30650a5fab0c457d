import type { PlanDay } from '../brands.ts';
import { type Checked, invalidForm } from '../check.ts';
import type { Activity } from '../records/activity.ts';
import { textLimits } from '../records/limits.ts';
import { isBlank, tooLong, trimmed } from '../texts.ts';
import { clockTime, isClockTime } from '../time/clock-time.ts';
import { timeText } from '../time/format.ts';
import { addDays, planDay } from '../time/plan-day.ts';
import { skippedTimeText } from '../time/skipped-time.ts';
import { kindOfDay } from '../works/plan-range.ts';
import { shownActivity } from './activity-times.ts';
import { isTimetableDay } from './timetable-week.ts';

/** The values of the add and edit form; an incomplete date or time is ''. */
export interface ActivityDraft {
  readonly title: string;
  /** '' in the add form, whose day is fixed. */
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  /** As in the record; '' for none. */
  readonly leads: string;
}

export type ActivityField = keyof ActivityDraft;

const requiredSentence = 'Please fill in all fields';

export const newActivityDraft = (): ActivityDraft => ({
  title: '',
  date: '',
  startTime: '',
  endTime: '',
  leads: '',
});

export function draftOfActivity(activity: Activity): ActivityDraft {
  const { title, date, startTime, endTime, leads = '' } = shownActivity(activity);
  return { title, date, startTime, endTime, leads };
}

type TimesDraft = Pick<ActivityDraft, 'startTime' | 'endTime'>;

/** Whether both times are complete and the end is on the next day. */
const endsNextDay = ({ startTime, endTime }: TimesDraft) =>
  isClockTime(startTime) && isClockTime(endTime) && endTime < startTime;

/** The end of an activity whose start the clock skips, where it is later too. */
function laterEndText(times: Pick<Activity, 'date' | 'startTime' | 'endTime'>, locale?: string) {
  const { endTime } = shownActivity(times);
  return endTime === times.endTime
    ? undefined
    : `The start is later on that day: the end becomes ${timeText(endTime, locale)}`;
}

/** Hints for the typed times: what they become if the clock skips them on their day, and an end on the next day. */
export function activityTimeHints(
  draft: TimesDraft,
  day: string,
  locale?: string,
): { readonly startTime?: string | undefined; readonly endTime?: string | undefined } {
  const { startTime, endTime } = draft;
  const nextDay = endsNextDay(draft) ? 'Ends on the next day (+1)' : undefined;
  if (!isTimetableDay(day)) return { endTime: nextDay };
  const lastDay = nextDay === undefined ? day : addDays(day, 1);
  const later =
    isClockTime(startTime) && isClockTime(endTime)
      ? laterEndText({ date: day, startTime, endTime }, locale)
      : undefined;
  const end = [nextDay, skippedTimeText({ date: lastDay, time: endTime }, locale) ?? later];
  return {
    startTime: skippedTimeText({ date: day, time: startTime }, locale),
    endTime: end.filter((text) => text !== undefined).join('. ') || undefined,
  };
}

function endError({ startTime, endTime }: TimesDraft) {
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
): Checked<Pick<Activity, ActivityField>, ActivityField> {
  const { title, startTime, endTime, leads } = draft;
  const date = day ?? draft.date;
  const invalid = invalidForm<ActivityField>({
    title: isBlank(title) ? requiredSentence : tooLong('Activity Title', trimmed(title), textLimits.title),
    date: dateError(date, earliest),
    startTime: isClockTime(startTime) ? undefined : requiredSentence,
    endTime: endError(draft),
  });
  return (
    invalid ?? {
      ok: true,
      fields: shownActivity({
        title: trimmed(title),
        date: planDay(date),
        startTime: clockTime(startTime),
        endTime: clockTime(endTime),
        ...(leads && { leads }),
      }),
    }
  );
}
