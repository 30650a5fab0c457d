import './view-transition.css';

/** While a transition is drawn, the browser gives the root element every press: hands its click to what is under it. */
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
 * Starts a view transition that no press ever waits for: the first one ends it.
 * @returns undefined where the browser has none; `change` is not called then
 */
export function viewTransition(change: () => void | Promise<void>): ViewTransition | undefined {
  // Older browsers have none, whatever the types say.
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
  // A skipped transition is no failure.
  transition.ready.catch(() => undefined);
  return transition;
}
