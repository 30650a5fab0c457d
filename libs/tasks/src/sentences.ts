/** What the unsaved-changes questions call an unsaved title. */
export const renamedTitle = "the task's title";

export const updateFailed = 'Failed to update task';
