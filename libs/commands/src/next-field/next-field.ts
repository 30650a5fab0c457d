import { isTypingIn } from '@dayloom/platform/keyboard';

/** A field that gets the focus later than this was not opened by the shortcut. Milliseconds. */
const opensWithin = 1_000;
/** The same, while its code is loading. Milliseconds. */
const loadsWithin = 5_000;

/** Empty for a key that types nothing. */
const textOf = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey ? key : '';

// Later, because the focus may come while React renders.
const insert = (text: string) => {
  if (text !== '') setTimeout(() => document.execCommand('insertText', false, text));
};

/** Calls `enter` when a field gets the focus, not the button that a dialog focuses first. It can be aborted. */
function whenFieldFocused(within: number, enter: () => void): AbortController {
  const waiting = new AbortController();
  const look = ({ target }: FocusEvent) => {
    if (!isTypingIn(target ?? undefined)) return;
    waiting.abort();
    enter();
  };
  addEventListener('focusin', look, { signal: waiting.signal });
  AbortSignal.timeout(within).addEventListener('abort', () => waiting.abort());
  return waiting;
}

/** What is typed until a field gets the focus whose code is still loading. */
let kept: { text: string; readonly waiting: AbortController } | undefined;
const keeping = () => (kept?.waiting.signal.aborted ? undefined : kept);

/** Keeps what is typed from now on for the field that gets the focus next. @returns a function that drops it */
export function keepForNextField(): () => void {
  const field = { text: '', waiting: whenFieldFocused(loadsWithin, () => insert(field.text)) };
  kept = field;
  return () => field.waiting.abort();
}

/** @returns whether the key is kept for the next field, and must do nothing else */
export function isKept(event: KeyboardEvent): boolean {
  const text = textOf(event);
  const field = keeping();
  if (!field || text === '' || isTypingIn(event.composedPath()[0])) return false;
  field.text += text;
  return true;
}

/** Enters the text of keys into the field that gets the focus next, in whatever the shortcut before them opens. */
export function typeIntoNextField(keys: readonly KeyboardEvent[]) {
  const text = keys.map(textOf).join('');
  const field = keeping();
  if (field) field.text += text;
  else if (text !== '') whenFieldFocused(opensWithin, () => insert(text));
}
