import { usePlainKeys, useSpaceKey } from '@dayloom/clocks';
import { singleKeysAtom, useAtomValue } from '@dayloom/platform';
import type { ClockControl } from './use-clock-control.ts';

const withText =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable]';
const letters = { focus: 'r', stopwatch: 's' } as const;

/** Space starts and pauses, R resets the focus timer, S stops the stopwatch; letters are ignored while typing, and when single keys are off. */
export function useTimerKeys({ kind, toggle, end }: ClockControl) {
  const withLetters = useAtomValue(singleKeysAtom);
  useSpaceKey(() => void toggle());
  usePlainKeys((event) => {
    if (event.key.toLowerCase() !== letters[kind] || !withLetters) return;
    if (event.target instanceof Element && event.target.closest(withText)) return;
    // The key may end a shortcut such as 'g r', whose listener runs after this one.
    setTimeout(() => {
      if (!event.defaultPrevented) void end();
    });
  });
}
