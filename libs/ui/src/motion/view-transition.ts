import './view-transition.css';

/** During a transition the root element receives every press; this passes its click to the element under it. */
function redirectClick() {
  const redirect = (event: MouseEvent) => {
    const { target, clientX, clientY } = event;
    const pressed = document.elementFromPoint(clientX, clientY);
    if (target !== document.documentElement || !pressed || pressed === target) return;
    event.stopImmediatePropagation();
    pressed.closest<HTMLElement>('button, a, input, select, textarea, [tabindex]')?.focus();
    pressed.dispatchEvent(new MouseEvent('click', event));
  };
  addEventListener('click', redirect, { capture: true, once: true });
}

/**
 * Starts a view transition that never blocks input: the first press ends it.
 * @returns undefined in browsers without view transitions; `change` is not called then
 */
export function viewTransition(change: () => void | Promise<void>): ViewTransition | undefined {
  // The types do not say that older browsers lack it.
  const start = document.startViewTransition as typeof document.startViewTransition | undefined;
  if (!start || document.hidden) return undefined;
  const transition = start.call(document, change);
  const listening = new AbortController();
  const skip = ({ type, target }: Event) => {
    transition.skipTransition();
    if (type === 'pointerdown' && target === document.documentElement) redirectClick();
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const press of ['pointerdown', 'keydown', 'wheel']) addEventListener(press, skip, options);
  const end = () => listening.abort();
  transition.finished.then(end, end);
  // A skipped transition is not an error.
  transition.ready.catch(() => undefined);
  return transition;
}
