import { isStoreError } from '@dayloom/data';

/** Whether a write was rejected because the user has signed out. */
export const isSignedOut = (error: unknown) => isStoreError(error) && error.code === 'closed';
