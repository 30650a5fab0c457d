/** What a failed read of any figure says, and the place of its chart. */
export const analyticsFailed = 'Failed to fetch analytics';
