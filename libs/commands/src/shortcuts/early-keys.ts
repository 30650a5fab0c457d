import { isStroke, isTypingIn, onMac, paletteKeys, strokesOf } from '@dayloom/platform/keyboard';

/** A key that was pressed longer ago is ignored. Milliseconds. */
const validFor = 5_000;
/** A field that gets the focus later than this was not opened by the shortcut. Milliseconds. */
const opensWithin = 1_000;

let pressed: KeyboardEvent[] = [];
const note = (event: KeyboardEvent) => {
  // Firefox would move the focus to its own search.
  if (strokesOf(paletteKeys).some((stroke) => isStroke(event, stroke, onMac()))) event.preventDefault();
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

/** Enters the text of keys into the field that gets the focus next, in whatever the shortcut before them opens. */
export function typeIntoNextField(keys: readonly KeyboardEvent[]) {
  const text = keys
    .filter(({ key, ctrlKey, metaKey }) => key.length === 1 && !ctrlKey && !metaKey)
    .map(({ key }) => key)
    .join('');
  if (text === '') return;
  const enter = ({ target }: FocusEvent) => {
    // Later, because the focus may come while React renders.
    if (isTypingIn(target ?? undefined)) setTimeout(() => document.execCommand('insertText', false, text));
  };
  addEventListener('focusin', enter, { once: true, signal: AbortSignal.timeout(opensWithin) });
}
