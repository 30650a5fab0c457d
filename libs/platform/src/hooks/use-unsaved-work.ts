import { useLayoutEffect } from 'react';
import { useShell } from '../shell-context.ts';

/**
 * Has leaving ask first while there is text that is not saved.
 * @param what as the question names it, 'the note'; undefined while nothing would be lost
 * @param isSaving while storage is asked to take it: leaving waits for the answer
 * @param isSafe the text is kept as a draft: only log-out, which may take it off the device, asks
 * @returns closes the place in which it is typed, once the person agrees where something would be lost
 */
export function useUnsavedWork(
  what: string | undefined,
  isSaving = false,
  isSafe = false,
): (close: () => void) => void {
  const { unsavedWork } = useShell();
  // In the same turn as the key press: Back may be pressed in the next one.
  useLayoutEffect(
    () => (what === undefined ? undefined : unsavedWork.hold(what, { isSaving, isSafe })),
    [what, isSaving, isSafe, unsavedWork],
  );
  return (close) => {
    if (what === undefined || (isSafe && !isSaving)) return close();
    void unsavedWork.confirmDiscard(what).then((discards) => discards && close());
  };
}
