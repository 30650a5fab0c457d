const mark = 'button[data-done]';
const doneOf = (row: Element) => row.querySelector<HTMLElement>(mark)?.dataset['done'];
/** A row whose title is being edited has no tick: it counts as neither. */
const isDone = (row: Element) => doneOf(row) === 'true';
const isOpen = (row: Element) => doneOf(row) === 'false';

/**
 * Moves the focus of a ticked row before the row leaves the list: to the tick of the next open row, else of the previous
 * one, else to the field for a new task.
 */
export function moveFocusToNeighbour(list: HTMLElement | null) {
  const row = document.activeElement?.closest('li');
  if (!list || !row || row.parentElement !== list || !isDone(row)) return;
  const rows = [...list.children];
  const index = rows.indexOf(row);
  const neighbour = rows.slice(index + 1).find(isOpen) ?? rows.slice(0, index).findLast(isOpen);
  const lines = list.closest('section')?.querySelectorAll<HTMLElement>('form[data-adding] input') ?? [];
  const next = neighbour?.querySelector<HTMLElement>(mark) ?? [...lines].at(-1);
  next?.focus();
}
