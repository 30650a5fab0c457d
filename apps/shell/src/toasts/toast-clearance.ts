/** Pixels between a message and the focused field. */
const gap = 8;
/** Maximum delay between the end of a touch and its click. Milliseconds. */
const clickAfter = 300;
const typesText = ':is(input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true])';

type Edges = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** Pixels by which messages at `box` move up to uncover the field. They stay within the window. */
export function liftOver(box: Edges, field: Edges): number {
  const isNextTo = box.right <= field.left || box.left >= field.right;
  if (isNextTo || box.top >= field.bottom || box.bottom <= field.top) return 0;
  return Math.max(0, Math.min(box.bottom - field.top + gap, box.top - gap));
}

/**
 * Keeps the messages above the focused text field.
 * @returns a function that stops it
 */
export function clearFieldInUse(stack: HTMLElement | null): () => void {
  if (!stack) return () => undefined;
  let lift = 0;
  let pressed = false;
  const update = () => {
    // A press moves the focus before its click. Moving the messages down now could cover the pressed button.
    if (pressed) return;
    const field = document.activeElement;
    // Do not move the messages while the pointer or the focus is on them.
    if (stack.contains(field) || stack.matches(':hover')) return;
    const { top, right, bottom, left } = stack.getBoundingClientRect();
    // Their position without the lift.
    const box = { top: top + lift, right, bottom: bottom + lift, left };
    lift = field?.matches(typesText) ? liftOver(box, field.getBoundingClientRect()) : 0;
    stack.style.translate = lift === 0 ? '' : `0 ${-lift}px`;
  };
  const controller = new AbortController();
  const { signal } = controller;
  const later = () => requestAnimationFrame(update);
  let releaseTimer: ReturnType<typeof setTimeout> | undefined;
  const press = () => {
    clearTimeout(releaseTimer);
    pressed = true;
  };
  const release = () => {
    clearTimeout(releaseTimer);
    pressed = false;
    later();
  };
  // A touch moves the focus only after `pointerup`.
  const awaitClick = () => void (releaseTimer = setTimeout(release, clickAfter));
  addEventListener('pointerdown', press, { signal, capture: true });
  addEventListener('pointerup', awaitClick, { signal, capture: true });
  for (const end of ['click', 'pointercancel']) addEventListener(end, release, { signal, capture: true });
  document.addEventListener('focusin', update, { signal });
  document.addEventListener('focusout', later, { signal });
  addEventListener('scroll', update, { signal, passive: true, capture: true });
  addEventListener('resize', update, { signal });
  // Content added above the field moves it, and each message changes the height of the stack.
  const changes = new MutationObserver(() => stack.querySelector('.Toastify__toast') && update());
  changes.observe(document.body, { subtree: true, childList: true });
  return () => {
    controller.abort();
    clearTimeout(releaseTimer);
    changes.disconnect();
  };
}
