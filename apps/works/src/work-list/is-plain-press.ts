import type { MouseEvent } from 'react';

/** Whether a press on a link opens it here, and not in another tab or window. */
export const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
