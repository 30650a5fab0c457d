import { isTypingIn } from '@dayloom/platform/keyboard';

/** A field that gets the focus later than this was not opened by the shortcut. Milliseconds. */
const opensWithin = 1_000;
/** The same, while its code is loading. Milliseconds. */
const loadsWithin = 5_000;

/** Empty for a key that types nothing. */
const textOf = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey ? key : '';

// Later, because the focus may come while React renders.
const insert = (text: string) => void setTimeout(() => document.execCommand('insertText', false, text));

/** What is typed until a field gets the focus whose code is still loading. */
let kept: { text: string } | undefined;

/** Keeps what is typed from now on for the field that gets the focus next. @returns a function that drops it */
export function keepForNextField(): () => void {
  const field = { text: '' };
  kept = field;
  const waiting = new AbortController();
  const end = () => {
    waiting.abort();
    if (kept === field) kept = undefined;
  };
  AbortSignal.timeout(loadsWithin).addEventListener('abort', end);
  const enter = ({ target }: FocusEvent) => {
    if (!isTypingIn(target ?? undefined)) return;
    end();
    if (field.text !== '') insert(field.text);
  };
  addEventListener('focusin', enter, { signal: waiting.signal });
  return end;
}

/** @returns whether the key is kept for the next field, and must do nothing else */
export function isKept(event: KeyboardEvent): boolean {
  const text = textOf(event);
  if (!kept || text === '' || isTypingIn(event.composedPath()[0])) return false;
  kept.text += text;
  return true;
}

/** Enters the text of keys into the field that gets the focus next, in whatever the shortcut before them opens. */
export function typeIntoNextField(keys: readonly KeyboardEvent[]) {
  const text = keys.map(textOf).join('');
  if (kept) kept.text += text;
  if (text === '' || kept) return;
  const enter = ({ target }: FocusEvent) => {
    if (isTypingIn(target ?? undefined)) insert(text);
  };
  addEventListener('focusin', enter, { once: true, signal: AbortSignal.timeout(opensWithin) });
}
