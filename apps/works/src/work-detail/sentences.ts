/** The toast when one work or its tasks cannot be loaded. */
export const workFailed = 'Failed to fetch work details';
