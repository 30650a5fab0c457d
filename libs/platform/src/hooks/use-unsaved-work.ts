import { useLayoutEffect } from 'react';
import { useShell } from '../shell-context.ts';

/**
 * Has leaving ask first while there is text that is not saved.
 * @param what as the question names it, 'the note'; undefined while nothing would be lost
 */
export function useUnsavedWork(what: string | undefined) {
  const { unsavedWork } = useShell();
  // In the same turn as the key press: Back may be pressed in the next one.
  useLayoutEffect(() => (what === undefined ? undefined : unsavedWork.hold(what)), [what, unsavedWork]);
}
