import { isTypingIn } from '../shortcuts/is-typing.ts';

/** How long after a press of Enter or Space the next one may be its second, in ms. */
const secondWithin = 600;

interface Press {
  readonly key: string;
  readonly target: Element;
  readonly at: number;
}

/** Space within a text is a letter. */
const pressOf = ({ key, target, timeStamp, isComposing }: KeyboardEvent): Press | undefined =>
  target instanceof Element && !isComposing && (key === 'Enter' || (key === ' ' && !isTypingIn(target)))
    ? { key, target, at: timeStamp }
    : undefined;

function isSecond(event: KeyboardEvent, press: Press, first: Press): boolean {
  if (press.key !== first.key || press.target === first.target) return false;
  // A key that stays down presses only where it began.
  return event.repeat || (!first.target.isConnected && press.at - first.at <= secondWithin);
}

/**
 * Ignores the second of two quick presses of Enter or Space where the control of the first one has left the page and
 * the focus has moved to another one by itself, and all repeats of a key after the focus has moved. Another key,
 * a letter or a press of the pointer in between ends the time: then the person has chosen the control.
 * @returns what ends it
 */
export function ignoreSecondKeys(): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  let first: Press | undefined;
  let ignored: string | undefined;
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const forget = () => (first = undefined);
  const down = (event: KeyboardEvent) => {
    const press = pressOf(event);
    const second = press && first && isSecond(event, press, first);
    ignored = second ? press.key : undefined;
    if (second) ignore(event);
    else if (!event.repeat) first = press;
  };
  // Firefox presses a button with the end of Space.
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
