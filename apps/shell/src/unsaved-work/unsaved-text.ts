import { atom } from 'jotai';

export interface UnsavedText {
  /** Its name in the question: 'the note'. */
  readonly what: string;
  /** It is being saved, which will show whether it stays unsaved. */
  readonly isSaving: boolean;
  /** It is stored as a draft, so only log-out, which may remove drafts from the device, loses it. */
  readonly isSafe: boolean;
}

export const unsavedAtom = atom<readonly UnsavedText[]>([]);
