import type { PlanDay } from '../brands.ts';
import { isPriority, type Priority, type Work } from '../records/work.ts';
import { addDays, daysBetween, isPlanDay, lastPlanDay } from '../time/plan-day.ts';

/** What the add and edit form holds: dates and duration as typed, '' where a field was emptied. */
export interface WorkDraft {
  readonly workTitle: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly duration: string;
  readonly priority: Priority;
  readonly description: string;
  /** Whether the end was chosen after start and duration; a new work's only, since a stored start follows no day. */
  readonly endChosen?: boolean;
}

const firstDuration = 14;

/** The text of a preset's field; '' for anything that is not one. */
const presetText = (preset: unknown, key: string): string => {
  const value = typeof preset === 'object' && preset !== null ? Reflect.get(preset, key) : undefined;
  return typeof value === 'string' ? value : '';
};

/** The form as it opens. `preset` is whatever stood in the navigation state: `{ priority, title }` count. */
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

/** The form as it opens to edit a stored work. */
export const draftOf = (work: Work): WorkDraft => ({
  workTitle: work.workTitle,
  startDate: work.startDate,
  endDate: work.endDate,
  duration: String(work.duration),
  priority: work.priority,
  description: work.description ?? '',
});

/** Whole days of a duration as typed; undefined when it is not a whole number from 1 on. */
export function wholeDays(text: string): number | undefined {
  const days = /^\d{1,15}$/.test(text.trim()) ? Number(text) : 0;
  return days >= 1 ? days : undefined;
}

/** Whether no day can be told that lies so many days after `start`. */
export const liesTooFar = (start: PlanDay, days: number) => days > daysBetween(start, lastPlanDay);

const withChoice = (draft: WorkDraft, endChosen: boolean): WorkDraft =>
  draft.endChosen === undefined ? draft : { ...draft, endChosen };

/**
 * The draft with its end at start plus duration, or as it is while one of the two makes no sense; without an end where
 * that would lie after the last day there is a word for.
 */
function endFollows(draft: WorkDraft): WorkDraft {
  const days = wholeDays(draft.duration);
  if (days === undefined || !isPlanDay(draft.startDate)) return draft;
  const endDate = liesTooFar(draft.startDate, days) ? '' : addDays(draft.startDate, days);
  return { ...draft, endDate };
}

export const withStartDate = (draft: WorkDraft, startDate: string) =>
  endFollows(withChoice({ ...draft, startDate }, false));
export const withDuration = (draft: WorkDraft, duration: string) =>
  endFollows(withChoice({ ...draft, duration }, false));

/** The draft with the end as chosen and the duration that follows from it, at least 1. */
export function withEndDate(draft: WorkDraft, endDate: string): WorkDraft {
  const chosen = withChoice({ ...draft, endDate }, true);
  if (!isPlanDay(endDate) || !isPlanDay(draft.startDate)) return chosen;
  return { ...chosen, duration: String(Math.max(1, daysBetween(draft.startDate, endDate))) };
}

/**
 * A new work's draft on another day than it was typed on: a start that was left alone is the new day. The duration stays,
 * unless the end was chosen last.
 * @param typedOn the day on which the draft was typed
 */
export function onNewDay(draft: WorkDraft, typedOn: PlanDay, today: PlanDay): WorkDraft {
  if (typedOn === today || draft.startDate !== typedOn) return draft;
  return draft.endChosen
    ? withEndDate({ ...draft, startDate: today }, draft.endDate)
    : withStartDate(draft, today);
}
