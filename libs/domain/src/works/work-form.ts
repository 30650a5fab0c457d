import type { PlanDay } from '../brands.ts';
import { type Checked, refusal } from '../check.ts';
import { limitOf } from '../records/collection.ts';
import { longestWork, type Work, works } from '../records/work.ts';
import { dayError, isBlank, missing, tooLong, trimmed } from '../texts.ts';
import { daysBetween, isPlanDay, planDay } from '../time/plan-day.ts';
import { liesTooFar, type WorkDraft, wholeDays } from './work-draft.ts';

/** The stored fields the form decides; a description left empty is absent. */
export type WorkFields = Pick<
  Work,
  'workTitle' | 'startDate' | 'endDate' | 'duration' | 'priority' | 'description'
>;
export type WorkField = Exclude<keyof WorkDraft, 'priority' | 'endChosen'>;

interface WorkCheck {
  readonly today: PlanDay;
  /** The stored work while editing: its start may lie in the past if it is left as it is, and its end far off. */
  readonly original?: (Pick<Work, 'startDate'> & Partial<Pick<Work, 'endDate' | 'duration'>>) | undefined;
}

const tooManyDays = `A work lasts at most ${longestWork.toLocaleString('en')} days`;

const titleError = (text: string) =>
  isBlank(text) ? missing('Work title') : tooLong('Title', trimmed(text), limitOf(works, 'workTitle'));

function startError(start: string, { today, original }: WorkCheck): string | undefined {
  if (!isPlanDay(start)) return dayError('Start date', start);
  return start < today && start !== original?.startDate ? 'Start date cannot be before today' : undefined;
}

/** The most days of a work that is written; an earlier version may have stored more, which stay as they are. */
const mostDays = ({ startDate, endDate, duration }: WorkDraft, { original }: WorkCheck) =>
  startDate === original?.startDate && endDate === original.endDate && Number(duration) === original.duration
    ? Infinity
    : longestWork;

/** Why there is no end: left empty, or none follows from so late a start or so many days. */
function missingEnd({ startDate: start, endDate: end, duration }: WorkDraft): string {
  const days = wholeDays(duration);
  return isBlank(end) && isPlanDay(start) && days !== undefined && liesTooFar(start, days)
    ? 'End date cannot be after the year 9999'
    : dayError('End date', end);
}

function endError(draft: WorkDraft, most: number): string | undefined {
  const { startDate: start, endDate: end } = draft;
  if (!isPlanDay(end)) return missingEnd(draft);
  if (!isPlanDay(start)) return undefined;
  if (end < start) return 'End date cannot be before the start date';
  return daysBetween(start, end) > most ? tooManyDays : undefined;
}

function durationError(duration: string, most: number): string | undefined {
  const days = wholeDays(duration);
  if (days === undefined) return 'Duration must be a whole number of at least 1';
  return days > most ? tooManyDays : undefined;
}

/** Whether the draft may be saved (AW4, AW6 to AW8, LM1, LM2), and the fields to store. */
export function checkWorkDraft(draft: WorkDraft, check: WorkCheck): Checked<WorkFields, WorkField> {
  const { startDate, endDate, priority, description } = draft;
  const most = mostDays(draft, check);
  const refused = refusal<WorkField>({
    workTitle: titleError(draft.workTitle),
    startDate: startError(startDate, check),
    endDate: endError(draft, most),
    duration: durationError(draft.duration, most),
    description: tooLong('Description', description, limitOf(works, 'description')),
  });
  if (refused) return refused;
  return {
    ok: true,
    fields: {
      workTitle: trimmed(draft.workTitle),
      startDate: planDay(startDate),
      endDate: planDay(endDate),
      duration: Number(draft.duration),
      priority,
      ...(isBlank(description) ? {} : { description }),
    },
  };
}
