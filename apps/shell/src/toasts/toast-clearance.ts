/** Pixels between a message and the field beside it. */
const gap = 8;
/** How long after a finger has left the screen its click may come. Milliseconds. */
const clickAfter = 300;
const typesText = ':is(input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true])';

type Edges = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** Pixels that messages standing at `box` rise by so that they do not cover the field; they stay within the window. */
export function liftOver(box: Edges, field: Edges): number {
  const beside = box.right <= field.left || box.left >= field.right;
  if (beside || box.top >= field.bottom || box.bottom <= field.top) return 0;
  return Math.max(0, Math.min(box.bottom - field.top + gap, box.top - gap));
}

/**
 * Raises the messages above the field that is being typed in, wherever it goes.
 * @returns what ends it
 */
export function clearFieldInUse(stack: HTMLElement | null): () => void {
  if (!stack) return () => undefined;
  let lift = 0;
  let pressed = false;
  const settle = () => {
    // A press takes the focus before its click: messages that came down then would lie over the button.
    if (pressed) return;
    const field = document.activeElement;
    // What is about to be pressed stays under the pointer.
    if (stack.contains(field) || stack.matches(':hover')) return;
    const { top, right, bottom, left } = stack.getBoundingClientRect();
    // Where they would stand by themselves.
    const box = { top: top + lift, right, bottom: bottom + lift, left };
    lift = field?.matches(typesText) ? liftOver(box, field.getBoundingClientRect()) : 0;
    stack.style.translate = lift === 0 ? '' : `0 ${-lift}px`;
  };
  const stop = new AbortController();
  const { signal } = stop;
  const later = () => requestAnimationFrame(settle);
  let ending: ReturnType<typeof setTimeout> | undefined;
  const press = () => {
    clearTimeout(ending);
    pressed = true;
  };
  const release = () => {
    clearTimeout(ending);
    pressed = false;
    later();
  };
  // A finger's press moves the focus only after the pointer is up.
  const awaitClick = () => void (ending = setTimeout(release, clickAfter));
  addEventListener('pointerdown', press, { signal, capture: true });
  addEventListener('pointerup', awaitClick, { signal, capture: true });
  for (const end of ['click', 'pointercancel']) addEventListener(end, release, { signal, capture: true });
  document.addEventListener('focusin', settle, { signal });
  document.addEventListener('focusout', later, { signal });
  addEventListener('scroll', settle, { signal, passive: true, capture: true });
  addEventListener('resize', settle, { signal });
  // What is added above the field moves it, and each message changes how tall they are.
  const changes = new MutationObserver(() => stack.querySelector('.Toastify__toast') && settle());
  changes.observe(document.body, { subtree: true, childList: true });
  return () => {
    stop.abort();
    clearTimeout(ending);
    changes.disconnect();
  };
}
