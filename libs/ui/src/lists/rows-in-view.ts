/** The part of a list that is seen. */
export interface View {
  /** Pixels from the list's top to the top of what is seen; negative while the list is below it. */
  offset: number;
  /** Pixels of height that are seen. */
  height: number;
}

/** The rows that are drawn. */
export interface RowRange {
  first: number;
  /** One past the last. */
  end: number;
}

/** Which of `count` rows of equal height touch the view, with `spare` more on either side. */
export function rowsInView(view: View, count: number, rowHeight: number, spare = 8): RowRange {
  const first = Math.floor(view.offset / rowHeight) - spare;
  const end = Math.ceil((view.offset + view.height) / rowHeight) + spare;
  const within = (row: number) => Math.min(count, Math.max(0, row));
  return { first: within(first), end: within(end) };
}
