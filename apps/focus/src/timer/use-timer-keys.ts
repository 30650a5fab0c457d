import { usePlainKeys, useSpaceKey } from '@dayloom/clocks';
import { singleKeysAtom, useAtomValue } from '@dayloom/platform';
import type { ClockControl } from './use-clock-control.ts';

const withText =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable]';
const letters = { focus: 'r', stopwatch: 's' } as const;

/** Space starts and pauses, R resets the focus timer, S stops the stopwatch; the letters not while typing, nor where they are off. */
export function useTimerKeys({ kind, toggle, end }: ClockControl) {
  const withLetters = useAtomValue(singleKeysAtom);
  useSpaceKey(() => void toggle());
  usePlainKeys((event) => {
    if (event.key.toLowerCase() !== letters[kind] || !withLetters) return;
    if (event.target instanceof Element && event.target.closest(withText)) return;
    // It may end a shortcut such as 'g r', which a listener behind this one reads.
    setTimeout(() => {
      if (!event.defaultPrevented) void end();
    });
  });
}
