/** Focusable elements of the rows of tasks and goals. Headings among the rows have none. */
const handlesOf = (page: ParentNode) =>
  [...page.querySelectorAll('main [data-glides]')].flatMap((row) => {
    const handle = row.querySelector<HTMLElement>('button, input, a[href]');
    return handle && handle.getClientRects().length > 0 ? [{ row, handle }] : [];
  });

/** Moves the focus to the next or previous row, or to the first if none has it. It stays at either end. */
export function stepRows(by: 1 | -1) {
  const rows = handlesOf(document);
  const at = rows.findIndex(({ row }) => row.contains(document.activeElement));
  rows[at === -1 ? 0 : at + by]?.handle.focus();
}
