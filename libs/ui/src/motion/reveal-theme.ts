import { duration, easing, mayMove } from './moves.ts';
import { viewTransition } from './view-transition.ts';

/** Clip paths of a circle that grows from the middle of a box until it covers the window. In pixels. */
export function circleFrom({ left, top, width, height }: DOMRect, window: { width: number; height: number }) {
  const x = left + width / 2;
  const y = top + height / 2;
  const radius = Math.hypot(Math.max(x, window.width - x), Math.max(y, window.height - y));
  return [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`];
}

/** The choice is already stored; the new theme is rendered a frame later, after the old one is captured. */
function reveal(swatch: Element, before: string | undefined) {
  const page = document.documentElement;
  const after = page.dataset['theme'];
  const clipPath = circleFrom(swatch.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
  const transition = viewTransition(() => {
    page.dataset['theme'] = after;
  });
  if (!transition) return;
  page.dataset['theme'] = before;
  transition.ready.then(
    () => page.animate({ clipPath }, { duration, easing, pseudoElement: '::view-transition-new(root)' }),
    () => undefined,
  );
}

/** From now on a theme is revealed from its swatch, chosen by mouse or keys; without motion when chosen elsewhere. */
export function followThemes() {
  const theme = () => document.documentElement.dataset['theme'];
  let before: string | undefined;
  document.addEventListener('click', () => (before = theme()), { capture: true });
  // React's handlers, on their root, have already run.
  document.addEventListener('click', ({ target }) => {
    const swatch = (target as Element).closest('input[type="radio"]')?.closest('label');
    if (swatch && before !== theme() && mayMove()) reveal(swatch, before);
  });
}
