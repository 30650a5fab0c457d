import type { PlanDay } from '../brands.ts';
import { pastDayError } from '../activities/activity-form.ts';
import type { Activity } from '../records/activity.ts';
import type { Collection } from '../records/collection.ts';
import type { Task } from '../records/task.ts';
import type { Work } from '../records/work.ts';
import { kindOfDay } from '../works/plan-range.ts';
import { draftOf } from '../works/work-draft.ts';
import { checkWorkDraft } from '../works/work-form.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A work is checked by the same rules as its form. */
function whyWorkInvalid(work: Work, then: Work, today: PlanDay) {
  const checked = checkWorkDraft(draftOf(then), { today, original: work });
  return checked.ok ? undefined : Object.values(checked.errors).find((error) => error !== undefined);
}

/** Past days accept no new task, and their tasks cannot be ticked. */
function whyTaskInvalid(task: Task, then: Task, today: PlanDay) {
  if (then.date === undefined || kindOfDay(then.date, today) !== 'past') return undefined;
  if (then.date !== task.date) return 'A task cannot go back to a past day';
  return then.completed === task.completed ? undefined : 'Tasks of a past day cannot be ticked';
}

/** Activities of past days cannot change, and none can be moved to a past day. */
const whyActivityInvalid = (activity: Activity, then: Activity, today: PlanDay) =>
  pastDayError('edit', activity.date, today) ?? pastDayError('add', then.date, today);

/**
 * Why an earlier version cannot be restored, in the words of its screen; undefined if it can.
 * @param then the record after restoring
 */
export function whyNotBroughtBack(
  { name }: Collection,
  record: Fields,
  then: Fields,
  today: PlanDay,
): string | undefined {
  const [now, next] = [record as unknown, then as unknown];
  if (name === 'works') return whyWorkInvalid(now as Work, next as Work, today);
  if (name === 'tasks') return whyTaskInvalid(now as Task, next as Task, today);
  if (name === 'schedules') return whyActivityInvalid(now as Activity, next as Activity, today);
  return undefined;
}
