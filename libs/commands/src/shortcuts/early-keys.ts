import { isStroke, isTypingIn, onMac, paletteKeys, strokesOf } from '@dayloom/platform/keyboard';

/** A key that was pressed longer ago is ignored. Milliseconds. */
const validFor = 5_000;

let pressed: KeyboardEvent[] = [];
const note = (event: KeyboardEvent) => {
  // Firefox would move the focus to its own search.
  if (strokesOf(paletteKeys).some((stroke) => isStroke(event, stroke, onMac()))) event.preventDefault();
  if (!event.repeat && !isTypingIn(event.composedPath()[0])) pressed.push(event);
};

/** Records pressed keys until the code of the shortcuts is loaded. To be called before any listener stops a key. */
export function keepEarlyKeys() {
  addEventListener('keydown', note, true);
}

/** Stops recording. @returns the keys that were pressed, the first one first */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  removeEventListener('keydown', note, true);
  const keys = pressed.filter(({ timeStamp }) => performance.now() - timeStamp < validFor);
  pressed = [];
  return keys;
}
