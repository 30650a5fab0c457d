import type { PlanDay } from '../brands.ts';
import { type Checked, refusal } from '../check.ts';
import { limits } from '../limits.ts';
import type { Work } from '../records/work.ts';
import { dayError, isBlank, missing, tooLong, trimmed } from '../texts.ts';
import { daysBetween, isPlanDay, lastPlanDay, planDay } from '../time/plan-day.ts';
import { type WorkDraft, wholeDays } from './work-draft.ts';

/** The stored fields the form decides; a description left empty is absent. */
export type WorkFields = Pick<
  Work,
  'workTitle' | 'startDate' | 'endDate' | 'duration' | 'priority' | 'description'
>;
export type WorkField = Exclude<keyof WorkDraft, 'priority'>;

interface WorkCheck {
  readonly today: PlanDay;
  /** The stored work while editing: its start may lie in the past if it is left as it is (WD14). */
  readonly original?: Pick<Work, 'startDate'> | undefined;
}

const titleError = (text: string) =>
  isBlank(text) ? missing('Work title') : tooLong('Title', trimmed(text), limits.title);

function startError(start: string, { today, original }: WorkCheck): string | undefined {
  if (!isPlanDay(start)) return dayError('Start date', start);
  return start < today && start !== original?.startDate ? 'Start date cannot be before today' : undefined;
}

function endError(start: string, end: string): string | undefined {
  if (!isPlanDay(end)) return dayError('End date', end);
  return isPlanDay(start) && end < start ? 'End date cannot be before the start date' : undefined;
}

function durationError(start: string, duration: string): string | undefined {
  const days = wholeDays(duration);
  if (days === undefined) return 'Duration must be a whole number of at least 1';
  const most = isPlanDay(start) ? daysBetween(start, lastPlanDay) : days;
  return days > most ? 'Duration is too long' : undefined;
}

/** Whether the draft may be saved (AW4, AW6 to AW8, LM1, LM2), and the fields to store. */
export function checkWorkDraft(draft: WorkDraft, check: WorkCheck): Checked<WorkFields, WorkField> {
  const { startDate, endDate, priority, description } = draft;
  const refused = refusal<WorkField>({
    workTitle: titleError(draft.workTitle),
    startDate: startError(startDate, check),
    endDate: endError(startDate, endDate),
    duration: durationError(startDate, draft.duration),
    description: tooLong('Description', description, limits.description),
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
