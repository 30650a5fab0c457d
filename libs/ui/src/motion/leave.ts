import { duration, easing } from './moves.ts';
import type { Direction } from './direction.ts';

/** Maximum distance in pixels; less for a narrow row. */
const farthest = 160;

/** A copy of the row that cannot be pressed, focused, found or read aloud. */
function pictureOf(row: HTMLElement, { left, top, width, height }: DOMRect) {
  const picture = document.createElement('div');
  picture.ariaHidden = 'true';
  picture.inert = true;
  picture.dataset['leaving'] = row.dataset['glides'];
  Object.assign(picture.style, {
    position: 'fixed',
    zIndex: '1',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    listStyle: 'none',
    pointerEvents: 'none',
    // Rows have container queries for the width of their list.
    containerType: 'inline-size',
  });
  const copy = row.cloneNode(true) as HTMLElement;
  copy.style.margin = '0';
  // The menu or dialog that moved it may still be open.
  for (const open of copy.querySelectorAll('dialog, [popover]')) open.remove();
  for (const named of [copy, ...copy.querySelectorAll('[id], [data-glides]')]) {
    named.removeAttribute('id');
    named.removeAttribute('data-glides');
  }
  picture.append(copy);
  return picture;
}

/** Animates a removed row towards its new day: to the right for a later one, to the left for an earlier one. */
export function leave(row: HTMLElement, box: DOMRect, direction: Direction) {
  const picture = pictureOf(row, box);
  document.body.append(picture);
  const way = Math.min(farthest, box.width / 3) * (direction === 'later' ? 1 : -1);
  const animation = picture.animate(
    { transform: ['none', `translateX(${way}px)`], opacity: [1, 0] },
    { duration, easing, fill: 'forwards' },
  );
  const remove = () => picture.remove();
  animation.finished.then(remove, remove);
}
