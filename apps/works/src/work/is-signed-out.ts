import { isStoreError } from '@dayloom/data';

/** Whether a write was refused because nobody is signed in any more. */
export const isSignedOut = (error: unknown) => isStoreError(error) && error.code === 'closed';
