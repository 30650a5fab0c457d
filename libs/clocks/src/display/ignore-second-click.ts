import type { MouseEvent } from 'react';

/** For the element around the buttons: the second click of a double click would take back what the first one did. */
export function ignoreSecondClick(event: MouseEvent) {
  // 0 is the press of a key.
  if (event.detail > 1) event.stopPropagation();
}
