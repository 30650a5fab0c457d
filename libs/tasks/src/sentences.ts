export const updateFailed = 'Failed to update task';
