const mark = 'button[data-done]';
const doneOf = (row: Element) => row.querySelector<HTMLElement>(mark)?.dataset['done'];
/** A row whose title is being edited has no mark: it is neither. */
const isDone = (row: Element) => doneOf(row) === 'true';
const isOpen = (row: Element) => doneOf(row) === 'false';

/**
 * Hands the focus of a ticked row on before the row leaves the list: to the mark of the next open row, else of the one
 * before it, else to the line for a new task.
 */
export function handFocusBeside(list: HTMLElement | null) {
  const row = document.activeElement?.closest('li');
  if (!list || !row || row.parentElement !== list || !isDone(row)) return;
  const rows = [...list.children];
  const place = rows.indexOf(row);
  const beside = rows.slice(place + 1).find(isOpen) ?? rows.slice(0, place).findLast(isOpen);
  const lines = list.closest('section')?.querySelectorAll<HTMLElement>('form[data-adding] input') ?? [];
  const next = beside?.querySelector<HTMLElement>(mark) ?? [...lines].at(-1);
  next?.focus();
}
