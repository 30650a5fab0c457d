/** The toast when any figure cannot be loaded, and the text in place of its chart. */
export const analyticsFailed = 'Failed to fetch analytics';
