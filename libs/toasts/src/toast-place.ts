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
  let frame: number | undefined;
  const update = () => {
    frame = undefined;
    // A press moves the focus before its click. Moving the messages down now could cover the pressed button.
    if (pressed || !stack.querySelector('.Toastify__toast')) return;
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
  // Once per frame, before it is painted: measuring at each change would lay the page out each time.
  const later = () => void (frame ??= requestAnimationFrame(update));
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
  for (const moved of ['focusin', 'focusout']) document.addEventListener(moved, later, { signal });
  addEventListener('scroll', later, { signal, passive: true, capture: true });
  addEventListener('resize', later, { signal });
  // Content added above the field moves it, and each message changes the height of the stack.
  const changes = new MutationObserver(later);
  changes.observe(document.body, { subtree: true, childList: true });
  return () => {
    controller.abort();
    clearTimeout(releaseTimer);
    changes.disconnect();
  };
}

/** An open modal dialog makes everything outside it inert, so the toasts' element moves into the topmost one. */
export function createToastContainer(): HTMLElement {
  const container = document.createElement('div');
  // React Aria's overlays do not hide an element with this attribute.
  container.dataset['reactAriaTopLayer'] = 'true';
  return container;
}

/** Uses `moveBefore` where supported: it does not restart animations, which are the toasts' timers. */
function move(container: HTMLElement, parent: Element) {
  if (container.isConnected && 'moveBefore' in parent && typeof parent.moveBefore === 'function')
    parent.moveBefore(container, null);
  else parent.append(container);
}

/**
 * Keeps the toasts' element the last child of the dialog opened last, or of the body without any.
 * @returns a function that removes it from the page
 */
export function followDialogs(container: HTMLElement): () => void {
  const dialogs = document.getElementsByTagName('dialog');
  let opened: readonly HTMLDialogElement[] = [];
  const update = () => {
    const open = [...dialogs].filter((dialog) => dialog.open);
    opened = [
      ...opened.filter((dialog) => open.includes(dialog)),
      ...open.filter((dialog) => !opened.includes(dialog)),
    ];
    const parent = opened.at(-1) ?? document.body;
    if (container.parentElement !== parent) move(container, parent);
  };
  update();
  const watch = new MutationObserver(update);
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  return () => {
    watch.disconnect();
    container.remove();
  };
}
