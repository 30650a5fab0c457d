import type { Point } from './point.ts';

let over: HTMLElement | undefined;

function setOver(target: HTMLElement | undefined) {
  if (target === over) return;
  over?.removeAttribute('data-over');
  target?.setAttribute('data-over', '');
  over = target;
}

/** Elements with `data-drop-day` show by their styles that they accept the row. */
export function showDropDays() {
  document.body.dataset['dragsRow'] = '';
}

/** The day of the element at a point of the window, which from now on shows `data-over`. */
export function dropDayAt({ x, y }: Point): string | undefined {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop-day]');
  setOver(target ?? undefined);
  return target?.dataset['dropDay'];
}

export function hideDropDays() {
  setOver(undefined);
  delete document.body.dataset['dragsRow'];
}
