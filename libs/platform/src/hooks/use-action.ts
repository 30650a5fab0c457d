import { useRef, useState } from 'react';

/**
 * Runs one action at a time: pressing again while it runs does nothing.
 * The action answers for its own errors; one that still rejects is not swallowed.
 */
export function useAction<Args extends readonly unknown[]>(action: (...args: Args) => Promise<unknown>) {
  const [pending, setPending] = useState(false);
  const running = useRef(false);

  const run = async (...args: Args): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    try {
      await action(...args);
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  return { run, pending };
}
