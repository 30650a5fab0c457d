import type { PlanDay } from '../brands.ts';
import { type Checked, invalidForm } from '../check.ts';
import { maxWorkDays, textLimits } from '../records/limits.ts';
import type { Work } from '../records/work.ts';
import { dayError, isBlank, missing, tooLong, trimmed } from '../texts.ts';
import { daysBetween, isPlanDay, planDay } from '../time/plan-day.ts';
import { isTooFar, type WorkDraft, wholeDays } from './work-draft.ts';

/** The stored fields that the form sets; an empty description is absent. */
export type WorkFields = Pick<
  Work,
  'workTitle' | 'startDate' | 'endDate' | 'duration' | 'priority' | 'description'
>;
export type WorkField = Exclude<keyof WorkDraft, 'priority' | 'endChosen'>;

interface WorkCheck {
  readonly today: PlanDay;
  /** The stored work while editing: its start may be in the past, and its span may exceed the limit. */
  readonly original?: (Pick<Work, 'startDate'> & Partial<Pick<Work, 'endDate' | 'duration'>>) | undefined;
}

const tooManyDays = `A work lasts at most ${maxWorkDays.toLocaleString('en')} days`;

const titleError = (text: string) =>
  isBlank(text) ? missing('Work title') : tooLong('Title', trimmed(text), textLimits.title);

/** The earliest start that may be accepted: today, or the stored start of a work that has begun. */
export const earliestStart = (today: PlanDay, original?: Pick<Work, 'startDate'>): PlanDay =>
  original && original.startDate < today ? original.startDate : today;

function startError(start: string, { today, original }: WorkCheck): string | undefined {
  if (!isPlanDay(start)) return dayError('Start date', start);
  return start < today && start !== original?.startDate ? 'Start date cannot be before today' : undefined;
}

/** The maximum days of a work. Earlier versions may have stored more, which is accepted if unchanged. */
const maxDays = ({ startDate, endDate, duration }: WorkDraft, { original }: WorkCheck) =>
  startDate === original?.startDate && endDate === original.endDate && Number(duration) === original.duration
    ? Infinity
    : maxWorkDays;

/** The error for a missing end: it is empty, or start and duration are too large for an end. */
function missingEnd({ startDate: start, endDate: end, duration }: WorkDraft): string {
  const days = wholeDays(duration);
  return isBlank(end) && isPlanDay(start) && days !== undefined && isTooFar(start, days)
    ? 'End date cannot be after the year 9999'
    : dayError('End date', end);
}

function endError(draft: WorkDraft, limit: number): string | undefined {
  const { startDate: start, endDate: end } = draft;
  if (!isPlanDay(end)) return missingEnd(draft);
  if (!isPlanDay(start)) return undefined;
  if (end < start) return 'End date cannot be before the start date';
  return daysBetween(start, end) > limit ? tooManyDays : undefined;
}

function durationError(duration: string, limit: number): string | undefined {
  const days = wholeDays(duration);
  if (days === undefined) return 'Duration must be a whole number of at least 1';
  return days > limit ? tooManyDays : undefined;
}

export function checkWorkDraft(draft: WorkDraft, check: WorkCheck): Checked<WorkFields, WorkField> {
  const { startDate, endDate, priority, description } = draft;
  const limit = maxDays(draft, check);
  const invalid = invalidForm<WorkField>({
    workTitle: titleError(draft.workTitle),
    startDate: startError(startDate, check),
    endDate: endError(draft, limit),
    duration: durationError(draft.duration, limit),
    description: tooLong('Description', description, textLimits.description),
  });
  if (invalid) return invalid;
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
