import { useCallback, useRef, useState } from 'react';

/**
 * Runs one action at a time: pressing again while it runs does nothing (OF11).
 * The action answers for its own errors; one that still rejects is not swallowed.
 */
export function useAction<Args extends readonly unknown[]>(action: (...args: Args) => Promise<unknown>) {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const latest = useRef(action);
  latest.current = action;

  const run = useCallback(async (...args: Args): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    try {
      await latest.current(...args);
    } finally {
      running.current = false;
      setPending(false);
    }
  }, []);

  return { run, pending };
}
