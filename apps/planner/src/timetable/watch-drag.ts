/** A place in the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface DragHandlers {
  /** Answers whether what was pressed can be dragged. */
  readonly lift: (pressed: Element, at: Point) => boolean;
  readonly move: (at: Point) => void;
  readonly drop: (at: Point) => void;
  /** Nothing is dropped: Escape, a second finger, or the browser took the pointer. */
  readonly cancel: () => void;
}

/** Pixels that a pressed mouse moves before it drags, and that a held finger may move. */
const slack = 5;
/** Milliseconds that a finger is held before it drags: until then it scrolls. */
const holdTime = 350;

const placeOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** A press that ends a drag is no click. */
function ignoreNextClick() {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', ignore, { capture: true }));
}

/** Follows one press until it ends. */
function followPress(area: HTMLElement, down: PointerEvent, handlers: DragHandlers) {
  const start = placeOf(down);
  const isMouse = down.pointerType === 'mouse';
  const listeners = new AbortController();
  let isDragging = false;
  const end = (finish: () => void) => {
    clearTimeout(timer);
    listeners.abort();
    if (!isDragging) return;
    ignoreNextClick();
    finish();
  };
  const lift = () => {
    isDragging = handlers.lift(down.target as Element, start);
    if (isDragging) area.setPointerCapture(down.pointerId);
    else end(handlers.cancel);
  };
  const timer = isMouse ? undefined : setTimeout(lift, holdTime);
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => addEventListener(name, listener, { capture: true, signal: listeners.signal });

  on('pointermove', (event) => {
    if (event.pointerId !== down.pointerId) return;
    const at = placeOf(event);
    if (!isDragging && Math.hypot(at.x - start.x, at.y - start.y) < slack) return;
    if (!isDragging && isMouse) lift();
    if (isDragging) handlers.move(at);
    else end(handlers.cancel);
  });
  on('pointerup', (event) => {
    if (event.pointerId === down.pointerId) end(() => handlers.drop(placeOf(event)));
  });
  for (const name of ['pointercancel', 'pointerdown'] as const) on(name, () => end(handlers.cancel));
  on('blur', ({ target }) => {
    if (target === window) end(handlers.cancel);
  });
  on('keydown', (event) => {
    if (!isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') end(handlers.cancel);
  });
  // A held finger opens no menu.
  on('contextmenu', (event) => {
    if (!isMouse) event.preventDefault();
  });
  return { isDragging: () => isDragging && !listeners.signal.aborted, stop: () => end(handlers.cancel) };
}

/**
 * Watches an area for drags: a mouse that is pressed and moved, or a finger that is held first. What was lifted is either
 * dropped or cancelled, once.
 * @returns stops watching, and cancels a drag
 */
export function watchDrag(area: HTMLElement, handlers: DragHandlers): () => void {
  let press: ReturnType<typeof followPress> | undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  const begin = (down: PointerEvent) => {
    if (down.isPrimary && down.button === 0) press = followPress(area, down, handlers);
  };
  area.addEventListener('pointerdown', begin, { signal });
  // A finger that drags does not scroll. Browsers ask for this listener before the touch begins.
  const keepPlace = (event: TouchEvent) => {
    if (press?.isDragging() && event.cancelable) event.preventDefault();
  };
  area.addEventListener('touchmove', keepPlace, { passive: false, signal });
  return () => {
    listeners.abort();
    press?.stop();
  };
}
