import { duration, easing, mayMove } from '../motion/moves.ts';
import { pictureOfRow } from '../motion/picture-of-row.ts';
import * as styles from './drag-rows.module.css';
import type { Point } from './point.ts';

/** Pixels below the pointer, and the scale, of the picture over a target. */
const gap = 28;
const scale = 0.7;
/** Pixels from the side edges of the window. */
const margin = 8;

/** What follows the pointer: a copy of the row, since a windowed list can remove the row itself. */
export class DragPicture {
  readonly #picture: HTMLElement;
  readonly #box: DOMRect;

  constructor(row: HTMLElement) {
    this.#box = row.getBoundingClientRect();
    this.#picture = pictureOfRow(row, this.#box);
    this.#picture.className = styles.picture ?? 'picture';
    // Over the header and the bottom bar.
    this.#picture.style.zIndex = '20';
  }

  /** @param top position in the window, in pixels */
  moveTo(top: number) {
    this.#picture.style.transform = `translateY(${top - this.#box.top}px)`;
  }

  /** Small and below the pointer, so that the target stays visible. */
  hoverAt({ x, y }: Point) {
    const { left, top, width } = this.#box;
    const end = innerWidth - margin - width * scale;
    const start = Math.max(margin, Math.min(x, end));
    this.#picture.style.transform = `translate(${start - left}px, ${y + gap - top}px) scale(${scale})`;
  }

  /** Slides to `top` and is removed. */
  landAt(top: number) {
    const { transform } = this.#picture.style;
    this.moveTo(top);
    const remove = () => this.remove();
    if (!mayMove()) return remove();
    this.#picture
      .animate({ transform: [transform, this.#picture.style.transform] }, { duration, easing })
      .finished.then(remove, remove);
  }

  remove() {
    this.#picture.remove();
  }
}
