import type { PlanDay } from '../brands.ts';
import { type Checked, refusal } from '../check.ts';
import { type Activity, schedules } from '../records/activity.ts';
import { limitOf } from '../records/collection.ts';
import { isBlank, tooLong, trimmed } from '../texts.ts';
import { clockTime, isClockTime } from '../time/clock-time.ts';
import { kindOfDay } from '../works/plan-range.ts';

/** What the add and edit form holds; a time that is not typed in full is ''. */
export interface ActivityDraft {
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** The stored fields the form decides. */
export type ActivityFields = Pick<Activity, 'title' | 'startTime' | 'endTime'>;
export type ActivityField = keyof ActivityDraft;

const requiredSentence = 'Please fill in all fields';

export const newActivityDraft = (): ActivityDraft => ({ title: '', startTime: '', endTime: '' });

export const draftOfActivity = ({ title, startTime, endTime }: Activity): ActivityDraft => ({
  title,
  startTime,
  endTime,
});

/** Whether both times are there and the end is on the next day (TT15). */
export const endsNextDay = ({ startTime, endTime }: ActivityDraft) =>
  isClockTime(startTime) && isClockTime(endTime) && endTime < startTime;

function endError({ startTime, endTime }: ActivityDraft) {
  if (!isClockTime(endTime)) return requiredSentence;
  return endTime === startTime ? 'End time must differ from start time' : undefined;
}

/** Whether the draft may be saved (TT12, TT15, LM1), and the fields to store. */
export function checkActivityDraft(draft: ActivityDraft): Checked<ActivityFields, ActivityField> {
  const { title, startTime, endTime } = draft;
  const refused = refusal<ActivityField>({
    title: isBlank(title)
      ? requiredSentence
      : tooLong('Activity Title', trimmed(title), limitOf(schedules, 'title')),
    startTime: isClockTime(startTime) ? undefined : requiredSentence,
    endTime: endError(draft),
  });
  return (
    refused ?? {
      ok: true,
      fields: { title: trimmed(title), startTime: clockTime(startTime), endTime: clockTime(endTime) },
    }
  );
}

const pastRefusals = {
  add: 'Cannot add activities to past dates',
  edit: 'Cannot edit activities of past dates',
  delete: 'Cannot delete activities from past dates',
};

/** Why activities of this day cannot be added, edited or deleted (TT13, TT14, TT16); undefined from today on. */
export const whyPastRefuses = (
  deed: keyof typeof pastRefusals,
  day: PlanDay,
  today: PlanDay,
): string | undefined => (kindOfDay(day, today) === 'past' ? pastRefusals[deed] : undefined);
