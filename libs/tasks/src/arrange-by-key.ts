import type { KeyboardEvent } from 'react';

const places: ReadonlyMap<string, 'up' | 'down'> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

const placeOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && !shiftKey ? places.get(key) : undefined;

/** The id of the row that contains the element; undefined in a dialog of the row, and while its title is edited. */
const rowIdOf = (element: EventTarget) =>
  element instanceof Element
    ? element.closest<HTMLElement>('dialog, [data-glides]')?.dataset['glides']
    : undefined;

let isMoving = false;

/** Moves the row that contains the focus if the keys are Alt+Up or Alt+Down. */
export function arrangeByKey(
  event: KeyboardEvent,
  arrange: (id: string, place: 'up' | 'down') => Promise<unknown>,
) {
  const place = placeOf(event);
  const id = rowIdOf(event.target);
  // An open menu handles its own keys.
  if (!place || id === undefined || event.isDefaultPrevented()) return;
  event.preventDefault();
  // A key that is kept down moves as fast as moves are stored, and ends with its release.
  if (event.repeat && isMoving) return;
  isMoving = true;
  void arrange(id, place).finally(() => (isMoving = false));
}
