import { duration, easing } from './moves.ts';
import type { Direction } from './direction.ts';
import { pictureOfRow } from './picture-of-row.ts';

/** Maximum distance in pixels; less for a narrow row. */
const farthest = 160;

/** Animates a removed row towards its new day: to the right for a later one, to the left for an earlier one. */
export function leave(row: HTMLElement, box: DOMRect, direction: Direction) {
  const picture = pictureOfRow(row, box);
  picture.dataset['leaving'] = row.dataset['glides'];
  const way = Math.min(farthest, box.width / 3) * (direction === 'later' ? 1 : -1);
  const animation = picture.animate(
    { transform: ['none', `translateX(${way}px)`], opacity: [1, 0] },
    { duration, easing, fill: 'forwards' },
  );
  const remove = () => picture.remove();
  animation.finished.then(remove, remove);
}
