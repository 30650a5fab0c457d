import { isTypingIn } from '../keyboard/is-typing.ts';

/** A key that was pressed longer ago is ignored. Milliseconds. */
const validFor = 5_000;

let pressed: KeyboardEvent[] = [];
const note = (event: KeyboardEvent) => {
  if (!event.repeat && !isTypingIn(event.composedPath()[0])) pressed.push(event);
};

/** Records pressed keys until the code of the shortcuts is loaded. */
export function keepEarlyKeys() {
  addEventListener('keydown', note);
}

/** Stops recording. @returns the keys that were pressed, the first one first */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  removeEventListener('keydown', note);
  const keys = pressed.filter(({ timeStamp }) => performance.now() - timeStamp < validFor);
  pressed = [];
  return keys;
}
