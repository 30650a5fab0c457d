/** What a failed read of works says, wherever they are listed or counted. */
export const worksFailed = 'Failed to fetch works';
/** What a failed read of one work or of its tasks says. */
export const workFailed = 'Failed to fetch work details';

/** Where the first one is made. */
export const whatAWorkIs =
  'A work has a first day, a last day and tasks for its days: a trip, a talk, a move.';

/** '1 task', '3 tasks'. */
export const tasksText = (count: number) => (count === 1 ? '1 task' : `${count} tasks`);
