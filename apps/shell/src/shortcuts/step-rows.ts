/** The rows of tasks and goals, as `data-glides` marks them; a heading among them has nothing to press. */
const handlesOf = (page: ParentNode) =>
  [...page.querySelectorAll('main [data-glides]')].flatMap((row) => {
    const handle = row.querySelector<HTMLElement>('button, input, a[href]');
    return handle && handle.getClientRects().length > 0 ? [{ row, handle }] : [];
  });

/** Takes the focus to the next row, or to the one before; to the first where none has it. At either end it stays. */
export function stepRows(by: 1 | -1) {
  const rows = handlesOf(document);
  const at = rows.findIndex(({ row }) => row.contains(document.activeElement));
  rows[at === -1 ? 0 : at + by]?.handle.focus();
}
