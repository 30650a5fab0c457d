/** The toast when a change of a task could not be stored. */
export const updateFailed = 'Failed to update task';
