import { useLayoutEffect } from 'react';
import { useShell } from '../shell-context.ts';

/**
 * Warns before navigation while the form has unsaved changes.
 * @param what named in the question, 'the note'; undefined if nothing would be lost
 * @param isSaving a save is pending: leaving waits for the response
 * @param isSafe the text is stored as a draft: only log-out, which may delete it, asks
 * @returns a function that closes the form, after a confirmation if text would be lost
 */
export function useUnsavedWork(
  what: string | undefined,
  isSaving = false,
  isSafe = false,
): (close: () => void) => void {
  const { unsavedWork } = useShell();
  // A layout effect runs before the next event, in which the user may press Back.
  useLayoutEffect(
    () => (what === undefined ? undefined : unsavedWork.hold(what, { isSaving, isSafe })),
    [what, isSaving, isSafe, unsavedWork],
  );
  return (close) => {
    if (what === undefined || (isSafe && !isSaving)) return close();
    void unsavedWork.confirmDiscard(what).then((discards) => discards && close());
  };
}
