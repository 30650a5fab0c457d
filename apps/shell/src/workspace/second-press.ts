/** How long after a press the next one on the same spot may be its second, in ms. */
const secondWithin = 600;
/** How far apart both may be, in pixels: fingers are not exact, and rows are higher than this. */
const sameSpot = 16;

interface Press {
  readonly row: Element | undefined;
  readonly x: number;
  readonly y: number;
  /** Milliseconds, as events give it. */
  readonly at: number;
}

const rowOf = (target: EventTarget | null) =>
  (target instanceof Element && target.closest<HTMLElement>('[data-glides], li')) || undefined;

/** A record that another list shows has another element. */
const recordOf = (row: Element | undefined) => (row instanceof HTMLElement && row.dataset['glides']) || row;

const isOnSameSpot = (press: Press, first: Press) =>
  press.at - first.at <= secondWithin &&
  Math.abs(press.x - first.x) <= sameSpot &&
  Math.abs(press.y - first.y) <= sameSpot;

/**
 * Ignores the second of two quick presses on one spot where another row has moved under it, in every list. A
 * second press on the same row counts: it takes back what the first one did.
 * @returns what ends it
 */
export function ignoreSecondPresses(): () => void {
  let first: Press | undefined;
  const check = (event: MouseEvent) => {
    // The press of a key or of assistive technology has no place.
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
