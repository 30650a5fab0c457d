/** A sleep that others can end. */
export interface Wakeable {
  /** Resolves with the next `wake`, also one that comes before it is awaited. */
  next(): Promise<void>;
  wake(): void;
  /** Resolves after so many milliseconds, or when closed. */
  after(milliseconds: number): Promise<void>;
  close(): void;
}

export function wakeable(): Wakeable {
  let wakes = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const wake = () => {
    const waiting = wakes;
    wakes = new Set();
    for (const resolve of waiting) resolve();
  };
  return {
    next: () => new Promise((resolve) => void wakes.add(resolve)),
    wake,
    after: (milliseconds) =>
      new Promise((resolve) => {
        wakes.add(resolve);
        const timer = setTimeout(() => {
          timers.delete(timer);
          resolve();
        }, milliseconds);
        timers.add(timer);
      }),
    close() {
      for (const timer of timers) clearTimeout(timer);
      wake();
    },
  };
}
