import type { PlanDay } from '../brands.ts';
import type { Work } from '../records/work.ts';
import { isPriority, type Priority } from '../records/work-facts.ts';
import { addDays, daysBetween, isPlanDay, lastPlanDay } from '../time/plan-day.ts';

/** The values of the add and edit form: dates and duration as typed, '' if empty. */
export interface WorkDraft {
  readonly workTitle: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly duration: string;
  readonly priority: Priority;
  readonly description: string;
  /** Whether the end was chosen after start and duration. Only for new works: a stored start is fixed. */
  readonly endChosen?: boolean;
}

const firstDuration = 14;

/** A text field of a preset; '' if it is missing or not a text. */
const presetText = (preset: unknown, key: string): string => {
  const value = typeof preset === 'object' && preset !== null ? Reflect.get(preset, key) : undefined;
  return typeof value === 'string' ? value : '';
};

/** The initial values of the add form. @param preset the navigation state, of which `{ priority, title }` are used */
export function newWorkDraft(today: PlanDay, preset?: unknown): WorkDraft {
  const priority = presetText(preset, 'priority');
  return {
    workTitle: presetText(preset, 'title'),
    startDate: today,
    endDate: addDays(today, firstDuration),
    duration: String(firstDuration),
    priority: isPriority(priority) ? priority : 'medium',
    description: '',
    endChosen: false,
  };
}

/** The initial values of the edit form. */
export const draftOf = (work: Work): WorkDraft => ({
  workTitle: work.workTitle,
  startDate: work.startDate,
  endDate: work.endDate,
  duration: String(work.duration),
  priority: work.priority,
  description: work.description ?? '',
});

/** Parses a duration in whole days; undefined if it is not a whole number of at least 1. */
export function wholeDays(text: string): number | undefined {
  const days = /^\d{1,15}$/.test(text.trim()) ? Number(text) : 0;
  return days >= 1 ? days : undefined;
}

/** Whether the day `days` after `start` is after the last supported day. */
export const isTooFar = (start: PlanDay, days: number) => days > daysBetween(start, lastPlanDay);

const withChoice = (draft: WorkDraft, endChosen: boolean): WorkDraft =>
  draft.endChosen === undefined ? draft : { ...draft, endChosen };

/** The end stays while start or duration is invalid; it is empty after the last supported day. */
function endFollows(draft: WorkDraft): WorkDraft {
  const days = wholeDays(draft.duration);
  if (days === undefined || !isPlanDay(draft.startDate)) return draft;
  const endDate = isTooFar(draft.startDate, days) ? '' : addDays(draft.startDate, days);
  return { ...draft, endDate };
}

export const withStartDate = (draft: WorkDraft, startDate: string) =>
  endFollows(withChoice({ ...draft, startDate }, false));
export const withDuration = (draft: WorkDraft, duration: string) =>
  endFollows(withChoice({ ...draft, duration }, false));

/** Sets the end and the duration that follows from it, which is at least 1. */
export function withEndDate(draft: WorkDraft, endDate: string): WorkDraft {
  const chosen = withChoice({ ...draft, endDate }, true);
  if (!isPlanDay(endDate) || !isPlanDay(draft.startDate)) return chosen;
  return { ...chosen, duration: String(Math.max(1, daysBetween(draft.startDate, endDate))) };
}

/**
 * Updates the draft of a new work for another day: a start that was not changed becomes the new day. The duration
 * stays, unless the end was chosen last.
 * @param typedOn the day on which the draft was typed
 */
export function onNewDay(draft: WorkDraft, typedOn: PlanDay, today: PlanDay): WorkDraft {
  if (typedOn === today || draft.startDate !== typedOn) return draft;
  return draft.endChosen
    ? withEndDate({ ...draft, startDate: today }, draft.endDate)
    : withStartDate(draft, today);
}
