/** Timers that end together. */
export interface Later {
  /** Runs `work` after so many milliseconds. */
  run(milliseconds: number, work: () => void): void;
  close(): void;
}

export function later(): Later {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  return {
    run(milliseconds, work) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        work();
      }, milliseconds);
      timers.add(timer);
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
