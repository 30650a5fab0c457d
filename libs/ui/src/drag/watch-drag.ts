import type { Point } from './point.ts';
import { scrollAtEdges } from './scroll-at-edges.ts';

interface DragHandlers {
  /**
   * Called at once: until the drag starts, the area may scroll away from below the pointer.
   * @returns whether the press can start a drag; then it selects no text
   */
  readonly press: (at: Point, down: PointerEvent) => boolean;
  /** Returns whether the pressed element can be dragged. `cancel` ends the drag. */
  readonly lift: (pressed: Element, cancel: () => void) => boolean;
  /** Called for each move of the pointer, and when something scrolls below it. */
  readonly move: (at: Point) => void;
  readonly drop: (at: Point) => void;
  /** Called without a drop: Escape, a second finger, or the browser took the pointer. */
  readonly cancel: () => void;
}

/** Pixels that a pressed mouse must move to start a drag, and that a finger may move during a long press. */
const slack = 5;
/** Milliseconds of a long press, after which a finger drags instead of scrolling. */
const holdTime = 300;

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Prevents the click at the end of a drag. */
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
  const start = pointOf(down);
  const isMouse = down.pointerType === 'mouse';
  const listeners = new AbortController();
  let at = start;
  let isDragging = false;
  let stopScrolling = () => undefined as void;
  const end = (finish: () => void) => {
    clearTimeout(timer);
    listeners.abort();
    stopScrolling();
    if (!isDragging) return;
    ignoreNextClick();
    finish();
  };
  const lift = () => {
    isDragging = handlers.lift(down.target as Element, () => end(handlers.cancel));
    if (!isDragging) return end(handlers.cancel);
    area.setPointerCapture(down.pointerId);
    stopScrolling = scrollAtEdges(area, () => at);
  };
  const timer = isMouse ? undefined : setTimeout(lift, holdTime);
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => addEventListener(name, listener, { capture: true, signal: listeners.signal });

  on('pointermove', (event) => {
    if (event.pointerId !== down.pointerId) return;
    at = pointOf(event);
    if (!isDragging && Math.hypot(at.x - start.x, at.y - start.y) < slack) return;
    if (!isDragging && isMouse) lift();
    if (isDragging) handlers.move(at);
    else end(handlers.cancel);
  });
  on('pointerup', (event) => {
    if (event.pointerId === down.pointerId) end(() => handlers.drop(pointOf(event)));
  });
  on('scroll', () => isDragging && handlers.move(at));
  // Neither selects text nor drags what is selected.
  for (const name of ['selectstart', 'dragstart'] as const) on(name, (event) => event.preventDefault());
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
  // A long press must not open a context menu.
  on('contextmenu', (event) => {
    if (!isMouse) event.preventDefault();
  });
  return {
    hasDragged: () => isDragging,
    isDragging: () => isDragging && !listeners.signal.aborted,
    stop: () => end(handlers.cancel),
  };
}

/**
 * Watches an area for drags: by a mouse that is pressed and moved, or by a finger after a long press. Every `lift` is
 * followed by exactly one `drop` or `cancel`.
 * @returns a function that stops watching and cancels a drag
 */
export function watchDrag(area: HTMLElement, handlers: DragHandlers): () => void {
  let press: ReturnType<typeof followPress> | undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  const begin = (down: PointerEvent) => {
    const isFirst = down.isPrimary && down.button === 0;
    if (isFirst && handlers.press(pointOf(down), down)) press = followPress(area, down, handlers);
  };
  area.addEventListener('pointerdown', begin, { signal });
  // Prevents scrolling during a drag. Browsers require this listener before the touch begins.
  const keepPlace = (event: TouchEvent) => {
    if (press?.isDragging() && event.cancelable) event.preventDefault();
  };
  area.addEventListener('touchmove', keepPlace, { passive: false, signal });
  // Otherwise a long press without a move would click at its end.
  const ignoreClick = (event: TouchEvent) => {
    if (press?.hasDragged() && event.cancelable) event.preventDefault();
  };
  area.addEventListener('touchend', ignoreClick, { signal });
  return () => {
    listeners.abort();
    press?.stop();
  };
}
