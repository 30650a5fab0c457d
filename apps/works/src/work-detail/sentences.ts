export const workFailed = 'Failed to fetch work details';
