import { duration } from '../motion/moves.ts';
import { DragPicture } from './drag-picture.ts';
import { dropDayAt, hideDropDays, showDropDays } from './drop-day.ts';
import { RowPlaces } from './row-places.ts';
import type { Point } from './point.ts';

export interface DragRowsOptions {
  /** Of all rows in order, also of those that are not rendered. Without the id of a dragged row it is not dropped. */
  readonly ids: readonly string[];
  /** Receives the index at which a row was dropped, and returns whether it is moved. Without it the list has no places. */
  readonly onPlace?: ((id: string, to: number) => Promise<boolean>) | undefined;
  /** Receives the day of the element with `data-drop-day` on which a row was dropped. */
  readonly onDay?: ((id: string, day: string) => void) | undefined;
}

/** A row that is pressed. */
export interface PressedRow {
  readonly id: string;
  readonly row: HTMLElement;
  /** Pixels from the top of the row to the pointer. */
  readonly grabbedAt: number;
}

/** Pixels that the pointer can be outside of the list. */
const slack = 48;
/** Milliseconds until the rows return if no new order is rendered: the change was rejected. */
const awaited = 1_000;

export const idOfRow = (row: HTMLElement) =>
  (row.matches('[data-glides]') ? row : row.querySelector<HTMLElement>('[data-glides]'))?.dataset['glides'];

const isWithin = ({ left, right, top, bottom }: DOMRect, { x, y }: Point, margin = 0) =>
  x > left - margin && x < right + margin && y > top - margin && y < bottom + margin;

/** Whether a point belongs to a list: inside or near it, but not in another list. */
function isOver(list: HTMLElement, box: DOMRect, at: Point): boolean {
  if (isWithin(box, at)) return true;
  if (!isWithin(box, at, slack)) return false;
  const other = document.elementFromPoint(at.x, at.y)?.closest('ul, ol') ?? list;
  return list.contains(other) || other.contains(list);
}

/** One drag of a row, from its start until the rows are at rest. It renders nothing. */
export class RowDrag {
  readonly #pressed: PressedRow;
  readonly #list: HTMLElement;
  readonly #options: () => DragRowsOptions;
  readonly #idsBefore: readonly string[];
  readonly #picture: DragPicture;
  readonly #places: RowPlaces | undefined;
  #observer: MutationObserver;
  #row: HTMLElement;
  #to: number;
  #day: string | undefined;
  #isAtRest = false;
  #height: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param cancel called when the rows have changed, for example in another tab */
  constructor(pressed: PressedRow, list: HTMLElement, options: () => DragRowsOptions, cancel: () => void) {
    const { ids, onPlace, onDay } = options();
    this.#pressed = pressed;
    this.#row = pressed.row;
    this.#list = list;
    this.#options = options;
    this.#idsBefore = ids;
    this.#height = list.getBoundingClientRect().height;
    this.#places = onPlace && new RowPlaces(list);
    this.#to = this.#from();
    this.#picture = new DragPicture(pressed.row);
    this.#row.dataset['lifted'] = '';
    if (onPlace) list.dataset['sorting'] = '';
    if (onDay) showDropDays();
    this.#observer = new MutationObserver(() => (this.#hasChanged() ? cancel() : this.#follow()));
    this.#observer.observe(list, { childList: true });
  }

  move(at: Point) {
    const top = at.y - this.#pressed.grabbedAt;
    this.#day = this.#options().onDay && dropDayAt(at);
    if (this.#day === undefined) this.#picture.moveTo(top);
    else this.#picture.hoverAt(at);
    if (!this.#places) return;
    const box = this.#list.getBoundingClientRect();
    // Rows that were never in view get their height when they are scrolled into it.
    if (box.height !== this.#height) this.#places.measure();
    this.#height = box.height;
    const isPlaced = this.#day === undefined && isOver(this.#list, box, at);
    this.#to = isPlaced ? this.#places.indexAt(this.#row, top - box.top) : this.#from();
    this.#places.show(this.#row, this.#to, box.top);
  }

  drop() {
    if (this.#hasChanged()) return this.cancel();
    const { onDay, onPlace } = this.#options();
    const { id } = this.#pressed;
    const [day, to] = [this.#day, this.#to];
    if (day !== undefined) {
      this.#finish();
      this.end();
      onDay?.(id, day);
    } else if (this.#places && to !== this.#from()) {
      this.#finish();
      this.#land(this.#places, to);
      this.#awaitOrder();
      void onPlace?.(id, to).then((isMoved) => isMoved || this.#returnRows());
    } else this.cancel();
  }

  /** The row returns, and nothing is reported. */
  cancel() {
    this.#finish();
    const places = this.#hasChanged() ? undefined : this.#places;
    if (!places) this.#rest();
    this.#land(places, this.#from());
    this.#returnRows();
  }

  /** Ends at once what is still animated. */
  end() {
    this.#rest();
    this.#picture.remove();
  }

  #from() {
    return this.#places?.indexOf(this.#row) ?? -1;
  }

  #finish() {
    this.#observer.disconnect();
    hideDropDays();
    delete this.#row.dataset['lifted'];
  }

  #rest() {
    this.#isAtRest = true;
    clearTimeout(this.#timer);
    this.#observer.disconnect();
    delete this.#list.dataset['sorting'];
    this.#places?.reset();
  }

  #land(places: RowPlaces | undefined, to: number) {
    if (!this.#row.isConnected) this.#picture.remove();
    else if (places)
      this.#picture.landAt(this.#list.getBoundingClientRect().top + places.topAt(this.#row, to));
    else this.#picture.landAt(this.#row.getBoundingClientRect().top);
  }

  #returnRows() {
    if (this.#isAtRest) return;
    clearTimeout(this.#timer);
    this.#places?.reset();
    this.#timer = setTimeout(() => this.#rest(), duration);
  }

  /** The rows stay as shown until React renders the new order, so that the old one is not seen again. */
  #awaitOrder() {
    this.#observer = new MutationObserver(() => this.#rest());
    this.#observer.observe(this.#list, { childList: true });
    this.#timer = setTimeout(() => this.#returnRows(), awaited);
  }

  /** Rows that are loaded or rendered while scrolling are no change; where there are no places, more can follow. */
  #hasChanged() {
    const { ids } = this.#options();
    const before = this.#idsBefore;
    return (this.#places && ids.length !== before.length) || before.some((id, index) => ids[index] !== id);
  }

  #follow() {
    this.#places?.measure();
    const rows = [...this.#list.children].filter((row) => row instanceof HTMLElement);
    this.#row = rows.find((row) => idOfRow(row) === this.#pressed.id) ?? this.#row;
    this.#row.dataset['lifted'] = '';
  }
}
