/** What the unsaved-changes questions call an unsaved title. */
export const renamedTitle = "the task's title";

export const updateFailed = 'Failed to update task';

export const duplicateFailed = 'Failed to duplicate task';

export const deleteFailed = 'Failed to delete task';

export const arrangeFailed = 'Failed to arrange the day';

export const letGoText = (days: number) =>
  days === 1 ? '1 missed day let go' : `${days} missed days let go`;
