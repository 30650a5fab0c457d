/** How long after a press the next one on the same spot may be an accidental second press. Milliseconds. */
const secondWithin = 600;
/** How far apart both may be: fingers are not exact, and rows are higher than this. Pixels. */
const sameSpot = 16;

interface Press {
  readonly row: Element | undefined;
  readonly x: number;
  readonly y: number;
  /** Milliseconds, as in events. */
  readonly at: number;
}

const rowOf = (target: EventTarget | null) =>
  (target instanceof Element && target.closest<HTMLElement>('[data-glides], li')) || undefined;

/** In another list, the same record has another element. */
const recordOf = (row: Element | undefined) => (row instanceof HTMLElement && row.dataset['glides']) || row;

const isOnSameSpot = (press: Press, first: Press) =>
  press.at - first.at <= secondWithin &&
  Math.abs(press.x - first.x) <= sameSpot &&
  Math.abs(press.y - first.y) <= sameSpot;

/**
 * Ignores the second of two quick presses on one spot if another row has moved under it, in every list. A second
 * press on the same row counts: it undoes the first one.
 * @returns a function that ends it
 */
export function ignoreSecondPresses(): () => void {
  let first: Press | undefined;
  const check = (event: MouseEvent) => {
    // A press by keyboard or assistive technology has no position.
    if (event.detail === 0 || (event.clientX === 0 && event.clientY === 0)) return;
    const press = { row: rowOf(event.target), x: event.clientX, y: event.clientY, at: event.timeStamp };
    const isSecond =
      first && press.row && isOnSameSpot(press, first) && recordOf(press.row) !== recordOf(first.row);
    if (!isSecond) return void (first = press);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // On the window: before any other listener.
  addEventListener('click', check, { capture: true });
  return () => removeEventListener('click', check, { capture: true });
}
