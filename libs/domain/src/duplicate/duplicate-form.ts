import type { PlanDay } from '../brands.ts';
import { type Checked, invalidForm } from '../check.ts';
import { tasksText } from '../tasks/day-marks.ts';
import { trimmed } from '../texts.ts';
import { mediumDay } from '../time/format.ts';
import { addDays, daysBetween, isPlanDay, planDay } from '../time/plan-day.ts';
import { draftOf } from '../works/work-draft.ts';
import { checkWorkDraft } from '../works/work-form.ts';
import { canMove, comingAlong, type WholeWork, type WorkCopy } from './duplicate-work.ts';

/** What the form of a copy asks for. */
export interface DuplicateDraft {
  readonly workTitle: string;
  readonly startDate: string;
}

const outside = 'Some of its tasks would be before the year 1000 or after the year 9999';

/** Checks a copy as a new work. What is wrong with its end is reported at its start. */
export function checkDuplicate(
  { workTitle, startDate }: DuplicateDraft,
  whole: WholeWork,
  today: PlanDay,
): Checked<Pick<WorkCopy, 'workTitle' | 'startDate'>, keyof DuplicateDraft> {
  const { work } = whole;
  const by = isPlanDay(startDate) ? daysBetween(work.startDate, startDate) : 0;
  const endDate = canMove({ work, tasks: [], segments: [] }, by) ? addDays(work.endDate, by) : '';
  const checked = checkWorkDraft({ ...draftOf(work), workTitle, startDate, endDate }, { today });
  const errors = checked.ok ? {} : checked.errors;
  const invalid = invalidForm<keyof DuplicateDraft>({
    workTitle: errors.workTitle,
    startDate: errors.startDate ?? errors.endDate ?? (canMove(whole, by) ? undefined : outside),
  });
  if (invalid) return invalid;
  return { ok: true, fields: { workTitle: trimmed(workTitle), startDate: planDay(startDate) } };
}

function tasksSentence(tasks: number, series: number): string {
  if (tasks === 0) return 'It has no tasks that come along.';
  if (tasks === 1) return `1 task comes along${series === 1 ? ', and it repeats' : ''}.`;
  const repeating = `, ${series} of them ${series === 1 ? 'repeats' : 'repeat'}`;
  return `${tasksText(tasks)} come along${series > 0 ? repeating : ''}.`;
}

/** '12 tasks come along, 2 of them repeat.', and with a valid start 'The new work goes until Mar 24, 2026.' */
export function duplicateSentences(whole: WholeWork, startDate: string, today: PlanDay): readonly string[] {
  const { work } = whole;
  const isValid =
    isPlanDay(startDate) && startDate >= today && canMove(whole, daysBetween(work.startDate, startDate));
  const { endDate, tasks, series } = comingAlong(whole, isValid ? startDate : work.startDate);
  const sentence = tasksSentence(tasks.length + series, series);
  return isValid ? [sentence, `The new work goes until ${mediumDay(endDate)}.`] : [sentence];
}
