/** Where a row is in its list, in pixels from the first row; transforms do not count. */
interface Place {
  readonly top: number;
  readonly height: number;
}

/** The places of the rows of a list during a drag, which moves the rows by transforms only. */
export class RowPlaces {
  readonly #list: Element;
  #places: ReadonlyMap<HTMLElement, Place> = new Map();
  #rows: readonly HTMLElement[] = [];

  constructor(list: Element) {
    this.#list = list;
    this.measure();
  }

  /** Also needed when rows are rendered during the drag, or get another height. */
  measure() {
    this.#rows = [...this.#list.children].filter(
      (row): row is HTMLElement => row instanceof HTMLElement && row.ariaHidden !== 'true',
    );
    const start = this.#rows[0]?.offsetTop ?? 0;
    this.#places = new Map(
      this.#rows.map((row) => [row, { top: row.offsetTop - start, height: row.offsetHeight }]),
    );
  }

  indexOf(row: HTMLElement) {
    return this.#rows.indexOf(row);
  }

  /** The index that a row has when its top is at `top`: it passes another one at half of that one's height. */
  indexAt(row: HTMLElement, top: number): number {
    const own = this.#placeOf(row);
    const isBelow = (other: HTMLElement) => {
      const place = this.#placeOf(other);
      const middle = place.top + place.height / 2;
      return place.top > own.top ? top + own.height > middle : top >= middle;
    };
    return this.#rows.filter((other) => other !== row && isBelow(other)).length;
  }

  /** Where the row begins at the index `to`. */
  topAt(row: HTMLElement, to: number): number {
    const { top, height } = this.#placeOf(row);
    const other = this.#placeOf(this.#rows[to] ?? row);
    return other.top > top ? other.top + other.height - height : other.top;
  }

  /**
   * Moves the row to the index `to` on the screen, and the rows between to make room.
   * @param listTop where the list begins in the window: rows far outside of the window follow when they are scrolled to
   */
  show(row: HTMLElement, to: number, listTop: number) {
    const from = this.indexOf(row);
    const { top, height } = this.#placeOf(row);
    for (const [index, other] of this.#rows.entries()) {
      const place = listTop + this.#placeOf(other).top;
      if (other !== row && (place < -innerHeight || place > 2 * innerHeight)) continue;
      const shift = index > from && index <= to ? -height : index < from && index >= to ? height : 0;
      shiftBy(other, other === row ? this.topAt(row, to) - top : shift);
    }
  }

  reset() {
    for (const row of this.#rows) shiftBy(row, 0);
  }

  #placeOf(row: HTMLElement): Place {
    return this.#places.get(row) ?? { top: 0, height: 0 };
  }
}

/** Writes only what changes, because a browser computes the style of each row that is written. */
function shiftBy({ style }: HTMLElement, pixels: number) {
  const transform = pixels === 0 ? '' : `translateY(${pixels}px)`;
  if (style.transform !== transform) style.transform = transform;
}
