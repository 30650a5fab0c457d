import { usePlainKeys, useSpaceKey } from '@dayloom/clocks';
import { singleKeysAtom, useAtomValue } from '@dayloom/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ClockControl } from './use-clock-control.ts';

const withText =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable]';

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

type Actions = Pick<ClockControl, 'kind' | 'toggle' | 'end'> & Partial<Pick<ClockControl, 'keep'>>;

/**
 * Space starts and pauses, R resets the focus timer, S stops the stopwatch, or the focus timer and keeps what it
 * counted. Letters are ignored while typing, as the first of a word, and when single keys are off.
 */
export function useTimerKeys({ kind, toggle, end, keep }: Actions) {
  const withLetters = useAtomValue(singleKeysAtom);
  const [pressed, setPressed] = useState<KeyboardEvent>();
  const letters = kind === 'focus' ? { r: end, s: keep } : { s: end };
  const actionOf = ({ key }: KeyboardEvent) =>
    withLetters ? new Map(Object.entries(letters)).get(key.toLowerCase()) : undefined;
  const endLater = useEffectEvent((event: KeyboardEvent) => {
    // The key may have ended a shortcut such as 'g r', whose listener runs after this one.
    if (!event.defaultPrevented) void actionOf(event)?.();
  });
  useEffect(() => {
    if (pressed) unlessWordFollows(() => endLater(pressed));
  }, [pressed]);
  useSpaceKey(() => void toggle());
  usePlainKeys((event) => {
    if (!actionOf(event)) return;
    if (event.target instanceof Element && event.target.closest(withText)) return;
    setPressed(event);
  });
}
