export const workFailed = 'Failed to fetch work details';

export const duplicateFailed = 'Failed to duplicate work';
