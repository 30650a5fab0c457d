/** Focusable elements of the rows of tasks and goals. Headings among the rows have none. */
const handlesOf = (page: ParentNode) =>
  [...page.querySelectorAll('main [data-glides]')].flatMap((row) => {
    const handle = row.querySelector<HTMLElement>('button, input, a[href]');
    return handle && handle.getClientRects().length > 0 ? [{ row, handle }] : [];
  });

let lastStep: { readonly from: Element | null; readonly to: HTMLElement } | undefined;

/** Moves the focus to the next or previous row, or to the first if none has it. It stays at either end. */
export function stepRows(by: 1 | -1) {
  const rows = handlesOf(document);
  const from = document.activeElement;
  const at = rows.findIndex(({ row }) => row.contains(from));
  const to = rows[at === -1 ? 0 : at + by]?.handle;
  lastStep = to && { from, to };
  to?.focus();
}

/** Moves the focus back to where it was before the last step. */
export function takeStepBack() {
  if (!lastStep || document.activeElement !== lastStep.to) return;
  const { from, to } = lastStep;
  // The body takes no focus.
  to.blur();
  if (from instanceof HTMLElement) from.focus();
}
