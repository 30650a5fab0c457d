const mark = 'button[data-done]';
const isDone = (row: Element) => row.querySelector<HTMLElement>(mark)?.dataset['done'] === 'true';

/**
 * Hands the focus of a ticked row on before the row leaves the list: to the mark of the next open row, else of the one
 * before it, else to the line for a new task (TD2).
 */
export function handFocusBeside(list: HTMLElement | null) {
  const row = document.activeElement?.closest('li');
  if (!list || !row || row.parentElement !== list || !isDone(row)) return;
  const rows = [...list.children];
  const place = rows.indexOf(row);
  const beside =
    rows.slice(place + 1).find((other) => !isDone(other)) ??
    rows.slice(0, place).findLast((other) => !isDone(other));
  const next = beside?.querySelector<HTMLElement>(mark) ?? list.closest('section')?.querySelector('input');
  next?.focus();
}
