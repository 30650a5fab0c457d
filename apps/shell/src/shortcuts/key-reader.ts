import { isStroke, type KeyPress, strokesOf } from './keys.ts';

/** How long after the first key of a sequence the second one counts. Milliseconds. */
const sequenceTime = 1_000;

interface WithKeys {
  readonly keys: string;
}

/**
 * Reads key presses in order. If two shortcuts have the same keys, the first in the list wins.
 * @returns a function that returns, for each press, the shortcut that it completes, or 'begin' if it may begin one
 */
export function createKeyReader<Shortcut extends WithKeys>(isMac: boolean) {
  let begun: { readonly shortcuts: readonly Shortcut[]; readonly at: number } | undefined;

  const matching = (press: KeyPress, shortcuts: readonly Shortcut[], step: number) =>
    shortcuts.filter(({ keys }) => {
      const stroke = strokesOf(keys)[step];
      return stroke !== undefined && isStroke(press, stroke, isMac);
    });

  return (press: KeyPress, shortcuts: readonly Shortcut[]): Shortcut | 'begun' | undefined => {
    const before = begun && press.timeStamp - begun.at <= sequenceTime ? begun.shortcuts : [];
    begun = undefined;
    const [completed] = matching(press, before, 1);
    if (completed) return completed;
    const fitting = matching(press, shortcuts, 0);
    const single = fitting.find(({ keys }) => strokesOf(keys).length === 1);
    if (single) return single;
    if (fitting.length === 0) return undefined;
    begun = { shortcuts: fitting, at: press.timeStamp };
    return 'begun';
  };
}
