/** How long after a press the next one may be an accidental second press. Milliseconds. */
export const secondWithin = 600;
/** How far apart both may be: fingers are not exact, and rows are higher than this. Pixels. */
const sameSpot = 16;

/** What opens and closes above or between other parts of a screen. */
const layers =
  'dialog, form, [popover], [data-layer], [role="menu"], [role="listbox"], [role="alert"], [role="status"]';

interface Press {
  /** The row or its record. */
  readonly row: string | Element | undefined;
  readonly layer: Element | undefined;
  readonly x: number;
  readonly y: number;
  /** Milliseconds, as in events. */
  readonly at: number;
}

const closest = (target: EventTarget | null, selector: string) =>
  (target instanceof Element && target.closest(selector)) || undefined;

/** In another list, the same record has another element, and an element can show another record. */
const rowOf = (target: EventTarget | null) => {
  const row = closest(target, '[data-glides], li');
  return (row instanceof HTMLElement && row.dataset['glides']) || row;
};

const pressOf = ({ target, clientX: x, clientY: y, timeStamp: at }: MouseEvent): Press => ({
  row: rowOf(target),
  layer: closest(target, layers),
  x,
  y,
  at,
});

const isOnSameSpot = (press: Press, first: Press) =>
  press.at - first.at <= secondWithin &&
  Math.abs(press.x - first.x) <= sameSpot &&
  Math.abs(press.y - first.y) <= sameSpot;

/** Whether the first press has opened, closed or moved what is on its spot. */
const hasChanged = (press: Press, first: Press) =>
  press.layer !== first.layer || (press.row !== undefined && press.row !== first.row);

export function ignore(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Ignores the second of two quick presses on one spot if the first one has opened or closed something there, or if
 * another row has moved under it. A second press on the same row counts: it undoes the first one.
 * @returns a function that ends it
 */
export function ignoreSecondPresses(): () => void {
  const controller = new AbortController();
  let first: Press | undefined;
  let isIgnored = false;
  const isSecond = (press: Press) =>
    first !== undefined && isOnSameSpot(press, first) && hasChanged(press, first);
  const down = (event: PointerEvent) => {
    isIgnored = event.isPrimary && event.button === 0 && isSecond(pressOf(event));
    // Not prevented: a finger may scroll from here.
    if (isIgnored) event.stopImmediatePropagation();
  };
  // Otherwise the press would still focus a field or open the list of a select.
  const focus = (event: MouseEvent) => {
    if (isIgnored) ignore(event);
  };
  const click = (event: MouseEvent) => {
    // A press by keyboard or assistive technology has no position.
    if (event.detail === 0 || (event.clientX === 0 && event.clientY === 0)) return;
    const press = pressOf(event);
    if (isIgnored || isSecond(press)) ignore(event);
    else first = press;
  };
  // On the window: before any other listener.
  const options = { capture: true, signal: controller.signal };
  addEventListener('pointerdown', down, options);
  addEventListener('mousedown', focus, options);
  addEventListener('click', click, options);
  return () => controller.abort();
}
