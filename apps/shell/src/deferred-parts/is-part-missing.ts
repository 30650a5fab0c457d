import { atom } from 'jotai';

/** Whether the code of a deferred part could not be loaded. It is requested again. */
export const isPartMissingAtom = atom(false);
