import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** The delay after which a ticked row leaves its list. Milliseconds. */
const delay = 600;

afterEach(() => vi.unstubAllGlobals());

/**
 * Ticked rows leave their list when the test says so, because on a busy machine more than the delay may pass between two
 * presses.
 * @returns moves those whose delay would be over
 */
export function delayedRows() {
  const waiting = new Map<object, () => void>();
  const [start, stop] = [setTimeout, clearTimeout];
  const startHere = (run: () => void, milliseconds?: number) => {
    if (milliseconds !== delay) return start(run, milliseconds);
    const timer = {};
    waiting.set(timer, run);
    return timer;
  };
  vi.stubGlobal('setTimeout', startHere);
  vi.stubGlobal('clearTimeout', (timer: object) => {
    if (!waiting.delete(timer)) stop(timer as ReturnType<typeof setTimeout>);
  });
  return () =>
    act(async () => {
      const runs = [...waiting.values()];
      waiting.clear();
      for (const run of runs) run();
    });
}
