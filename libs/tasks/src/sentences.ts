/** The toast when a change of a task cannot be stored. */
export const updateFailed = 'Failed to update task';
