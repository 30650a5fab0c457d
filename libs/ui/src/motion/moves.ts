/** Milliseconds that any motion of ours takes. */
export const duration = 180;
export const easing = 'cubic-bezier(.2, .8, .2, 1)';

/** Whether anything may move: never where reduced motion is asked for. */
export const mayMove = () =>
  'animate' in Element.prototype && !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
