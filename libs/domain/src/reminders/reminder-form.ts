import { type Checked, invalidForm } from '../check.ts';
import { textLimits } from '../records/limits.ts';
import type { Reminder } from '../records/reminder.ts';
import { dayError, isBlank, tooLong, trimmed } from '../texts.ts';
import { isClockTime } from '../time/clock-time.ts';
import { isInstant } from '../time/instant.ts';
import { momentAt } from '../time/moment-at.ts';
import { isPlanDay } from '../time/plan-day.ts';
import { dayOfReminder, timeOfReminder } from './reminder-moment.ts';

/** The values of the add and edit form: local date `yyyy-MM-dd` and time `HH:mm`, '' if incomplete. */
export interface ReminderDraft {
  readonly title: string;
  readonly date: string;
  readonly time: string;
  /** As in the record; '' for none. */
  readonly leads: string;
}

export type ReminderField = keyof ReminderDraft;

/** Fields of the draft that are stored as one value. */
export const reminderDraftTogether: readonly (readonly ReminderField[])[] = [['date', 'time']];

const requiredSentence = 'Please fill in all fields';

export const newReminderDraft = (): ReminderDraft => ({ title: '', date: '', time: '', leads: '' });

/** The date and time in this device's zone, from both stored formats. */
export const draftOfReminder = (reminder: Reminder): ReminderDraft => ({
  title: reminder.title,
  date: dayOfReminder(reminder),
  time: timeOfReminder(reminder),
  leads: reminder.leads ?? '',
});

/** ISO UTC; undefined if the moment does not exist or cannot be stored. */
function momentOf({ date, time }: ReminderDraft) {
  if (!isPlanDay(date) || !isClockTime(time)) return undefined;
  const moment = momentAt(date, time);
  return isInstant(moment) ? moment : undefined;
}

function whenErrors(draft: ReminderDraft): { readonly date?: string; readonly time?: string } {
  const { date, time } = draft;
  return {
    ...(isBlank(date) && { date: requiredSentence }),
    ...(isBlank(time) && { time: requiredSentence }),
    ...(!isBlank(date) && !isPlanDay(date) && { date: dayError('Date', date) }),
    ...(!isBlank(time) && !isClockTime(time) && { time: 'Time is not a valid time' }),
    // The last hours of the year 9999 are in the next year in UTC.
    ...(isPlanDay(date) && isClockTime(time) && !momentOf(draft) && { date: dayError('Date', date) }),
  };
}

/**
 * Checks the form and returns the fields to store.
 * @param opened the reminder that is edited; if date and time do not change, its moment is kept to the second
 */
export function checkReminderDraft(
  draft: ReminderDraft,
  opened?: Reminder,
): Checked<Pick<Reminder, 'title' | 'dateTime' | 'leads'>, ReminderField> {
  const title = trimmed(draft.title);
  const when = whenErrors(draft);
  const invalid = invalidForm<ReminderField>({
    title: isBlank(title) ? requiredSentence : tooLong('Reminder Title', title, textLimits.title),
    date: when.date,
    time: when.time,
  });
  if (invalid) return invalid;
  const before = opened && draftOfReminder(opened);
  const isMoved = before?.date !== draft.date || before.time !== draft.time;
  const dateTime = isMoved ? momentOf(draft) : opened?.dateTime;
  const { leads } = draft;
  return { ok: true, fields: { title, dateTime: dateTime ?? '', ...(leads && { leads }) } };
}
