import type { PlanDay } from '../brands.ts';
import { whyPastRefuses } from '../activities/activity-form.ts';
import type { Activity } from '../records/activity.ts';
import type { Collection } from '../records/collection.ts';
import type { Task } from '../records/task.ts';
import type { Work } from '../records/work.ts';
import { kindOfDay } from '../works/plan-range.ts';
import { draftOf } from '../works/work-draft.ts';
import { checkWorkDraft } from '../works/work-form.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A work's plan is checked as in its form. */
function whyWorkRefused(work: Work, then: Work, today: PlanDay) {
  const checked = checkWorkDraft(draftOf(then), { today, original: work });
  return checked.ok ? undefined : Object.values(checked.errors).find((error) => error !== undefined);
}

/** A past day takes no task, and none of its own is ticked. */
function whyTaskRefused(task: Task, then: Task, today: PlanDay) {
  if (then.date === undefined || kindOfDay(then.date, today) !== 'past') return undefined;
  if (then.date !== task.date) return 'A task cannot go back to a past day';
  return then.completed === task.completed ? undefined : 'Tasks of a past day cannot be ticked';
}

/** Activities of past days stay as they are, and none is put on one. */
const whyActivityRefused = (activity: Activity, then: Activity, today: PlanDay) =>
  whyPastRefuses('edit', activity.date, today) ?? whyPastRefuses('add', then.date, today);

/**
 * Why an earlier state may not be brought back, as its screen would say it; undefined where it may.
 * @param then the record as it would be
 */
export function whyNotBroughtBack(
  { name }: Collection,
  record: Fields,
  then: Fields,
  today: PlanDay,
): string | undefined {
  const [now, next] = [record as unknown, then as unknown];
  if (name === 'works') return whyWorkRefused(now as Work, next as Work, today);
  if (name === 'tasks') return whyTaskRefused(now as Task, next as Task, today);
  if (name === 'schedules') return whyActivityRefused(now as Activity, next as Activity, today);
  return undefined;
}
