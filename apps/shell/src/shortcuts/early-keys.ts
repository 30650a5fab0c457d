import { isTypingIn } from './is-typing.ts';

/** A key that was pressed longer ago is no longer meant. Milliseconds. */
const meantFor = 5_000;

let pressed: KeyboardEvent[] = [];
const note = (event: KeyboardEvent) => {
  if (!event.repeat && !isTypingIn(event.composedPath()[0])) pressed.push(event);
};

/** Keeps the keys that are pressed until the code of the shortcuts is there. */
export function keepEarlyKeys() {
  addEventListener('keydown', note);
}

/** Ends it. @returns what was pressed until now, the first key first */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  removeEventListener('keydown', note);
  const keys = pressed.filter(({ timeStamp }) => performance.now() - timeStamp < meantFor);
  pressed = [];
  return keys;
}
