/** Duration of every animation in milliseconds. */
export const duration = 180;
export const easing = 'cubic-bezier(.2, .8, .2, 1)';

/** Whether animation is allowed: not with reduced motion. */
export const mayMove = () =>
  'animate' in Element.prototype && !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
