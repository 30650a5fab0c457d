export interface View {
  /** Pixels from the list's top to the top of the window; negative while the list begins further down. */
  offset: number;
  /** Height of the window in pixels. */
  height: number;
}

export interface RowRange {
  first: number;
  /** Exclusive. */
  end: number;
}

/** Which of `count` rows of equal height touch the view, with `spare` more on either side. */
export function rowsInView(view: View, count: number, rowHeight: number, spare = 8): RowRange {
  const first = Math.floor(view.offset / rowHeight) - spare;
  const end = Math.ceil((view.offset + view.height) / rowHeight) + spare;
  const within = (row: number) => Math.min(count, Math.max(0, row));
  return { first: within(first), end: within(end) };
}
