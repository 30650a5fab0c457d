import { useRef, useState } from 'react';

/** Ignores calls while the action is running. A rejection is passed on to the caller. */
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
