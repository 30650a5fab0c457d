import { isTypingIn } from '@dayloom/platform/keyboard';
import { ignore, secondWithin } from './second-press.ts';

interface Press {
  readonly key: string;
  readonly target: Element;
  readonly at: number;
}

/** In a text field, Space is a character. */
const pressOf = ({ key, target, timeStamp, isComposing }: KeyboardEvent): Press | undefined =>
  target instanceof Element && !isComposing && (key === 'Enter' || (key === ' ' && !isTypingIn(target)))
    ? { key, target, at: timeStamp }
    : undefined;

function isSecond(event: KeyboardEvent, press: Press, first: Press): boolean {
  if (press.key !== first.key || press.target === first.target) return false;
  // A key that stays down only presses the control where it began.
  return event.repeat || (!first.target.isConnected && press.at - first.at <= secondWithin);
}

/**
 * Ignores the second of two quick presses of Enter or Space if the first one's control has left the page and the
 * focus has moved to another control by itself. Also ignores all repeats of a key after the focus has moved.
 * Another key, a letter or a pointer press in between ends this: then the user has chosen the control.
 * @returns a function that ends it
 */
export function ignoreSecondKeys(): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  let first: Press | undefined;
  let ignored: string | undefined;
  const forget = () => (first = undefined);
  const down = (event: KeyboardEvent) => {
    const press = pressOf(event);
    const second = press && first && isSecond(event, press, first);
    ignored = second ? press.key : undefined;
    if (second) ignore(event);
    else if (!event.repeat) first = press;
  };
  // Firefox presses a button when Space is released.
  const up = (event: KeyboardEvent) => {
    if (event.key === ignored) ignore(event);
  };
  // On the window: before any other listener.
  addEventListener('keydown', down, options);
  addEventListener('keyup', up, options);
  addEventListener('pointerdown', forget, options);
  addEventListener('input', forget, options);
  return () => controller.abort();
}
