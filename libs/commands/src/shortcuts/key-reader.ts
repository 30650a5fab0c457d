import { isStroke, type KeyPress, strokesOf } from '@dayloom/platform/keyboard';

/** How long after the first key of a sequence the second one counts. Milliseconds. */
const sequenceTime = 1_000;

interface WithKeys {
  readonly keys: string;
  /** A step in a list may follow another step at any speed, and is taken back if it began a typed word. */
  readonly isStep?: boolean;
}

/**
 * Reads key presses in order. If two shortcuts have the same keys, the first in the list wins. A key within a typed
 * word only completes a sequence, or steps after a step.
 * @returns a function that returns, for each press, the shortcut that it completes, 'begun' if it may begin one, or
 *   'word' if the step before it began a word
 */
export function createKeyReader<Shortcut extends WithKeys>(isMac: boolean) {
  let begun: KeyPress | undefined;
  let last: Shortcut | undefined;

  const fits = (press: KeyPress, { keys }: Shortcut, at: number) => {
    const stroke = strokesOf(keys)[at];
    return stroke !== undefined && isStroke(press, stroke, isMac);
  };

  return (
    press: KeyPress,
    shortcuts: readonly Shortcut[],
    isInWord = false,
  ): Shortcut | 'begun' | 'word' | undefined => {
    const before = last;
    const first = begun && press.timeStamp - begun.timeStamp <= sequenceTime ? begun : undefined;
    begun = undefined;
    last = first && shortcuts.find((one) => fits(first, one, 0) && fits(press, one, 1));
    if (last) return last;
    const fitting = shortcuts.filter((one) => fits(press, one, 0));
    const single = fitting.find(({ keys }) => strokesOf(keys).length === 1);
    if (isInWord && !(before?.isStep && single?.isStep)) return before?.isStep ? 'word' : undefined;
    last = single;
    if (single) return single;
    if (fitting.length === 0) return undefined;
    begun = press;
    return 'begun';
  };
}
