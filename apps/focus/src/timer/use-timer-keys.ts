import { usePlainKeys, useSpaceKey } from '@dayloom/clocks';
import { singleKeysAtom, useAtomValue } from '@dayloom/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ClockControl } from './use-clock-control.ts';

const withText =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable]';
const letters = { focus: 'r', stopwatch: 's' } as const;

/** A key that is followed faster than this began a typed word. Milliseconds. */
const wordTime = 300;

/** Calls `act` later, unless another character is typed until then. */
function unlessWordFollows(act: () => void) {
  const waiting = new AbortController();
  const timer = setTimeout(() => {
    waiting.abort();
    act();
  }, wordTime);
  const typed = ({ key, repeat }: KeyboardEvent) => {
    if (repeat || key.length > 1) return;
    clearTimeout(timer);
    waiting.abort();
  };
  addEventListener('keydown', typed, { capture: true, signal: waiting.signal });
}

/**
 * Space starts and pauses, R resets the focus timer, S stops the stopwatch. Letters are ignored while typing, as the
 * first of a word, and when single keys are off.
 */
export function useTimerKeys({ kind, toggle, end }: Pick<ClockControl, 'kind' | 'toggle' | 'end'>) {
  const withLetters = useAtomValue(singleKeysAtom);
  const [pressed, setPressed] = useState<KeyboardEvent>();
  const isEnd = ({ key }: KeyboardEvent) => withLetters && key.toLowerCase() === letters[kind];
  const endLater = useEffectEvent((event: KeyboardEvent) => {
    // The key may have ended a shortcut such as 'g r', whose listener runs after this one.
    if (isEnd(event) && !event.defaultPrevented) void end();
  });
  useEffect(() => {
    if (pressed) unlessWordFollows(() => endLater(pressed));
  }, [pressed]);
  useSpaceKey(() => void toggle());
  usePlainKeys((event) => {
    if (!isEnd(event)) return;
    if (event.target instanceof Element && event.target.closest(withText)) return;
    setPressed(event);
  });
}
