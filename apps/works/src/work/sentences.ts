/** The toast when works cannot be loaded, in lists and counts. */
export const worksFailed = 'Failed to fetch works';
/** The toast when one work or its tasks cannot be loaded. */
export const workFailed = 'Failed to fetch work details';

/** Explains works where the first one is created. */
export const whatAWorkIs =
  'A work has a first day, a last day and tasks for its days: a trip, a talk, a move.';

/** '1 task', '3 tasks'. */
export const tasksText = (count: number) => (count === 1 ? '1 task' : `${count} tasks`);
