import { isStoreError } from '@dayloom/data';

/** Whether a write was refused because nobody is signed in any more (AW5, WD8). */
export const isSignedOut = (error: unknown) => isStoreError(error) && error.code === 'closed';
