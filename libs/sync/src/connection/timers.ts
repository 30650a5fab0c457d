/** Timers as a dependency, so that tests control time. */
export interface Timers {
  /** Runs `work` once after this many milliseconds, unless the returned function is called first. */
  after(milliseconds: number, work: () => void): () => void;
}

export const browserTimers: Timers = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A repeatable event that many can wait for. */
export interface Signal {
  /** Resolves with the next `notify`. */
  next(): Promise<void>;
  notify(): void;
}

export function signal(): Signal {
  let waiting = new Set<() => void>();
  return {
    next: () => new Promise((resolve) => void waiting.add(resolve)),
    notify() {
      const resolvers = waiting;
      waiting = new Set();
      for (const resolve of resolvers) resolve();
    },
  };
}

/** Resolves after this many milliseconds with true, or with false as soon as one of the promises is done. */
export function passed(timers: Timers, milliseconds: number, sooner: readonly Promise<unknown>[]) {
  return new Promise<boolean>((resolve) => {
    const stop = timers.after(milliseconds, () => resolve(true));
    const end = () => {
      stop();
      resolve(false);
    };
    for (const one of sooner) one.then(end, end);
  });
}

/** The time during which a tab leads. */
export interface Leadership {
  readonly end: Promise<void>;
  isOver(): boolean;
}

export function newLeadership(): Leadership & { finish(): void } {
  const ending = signal();
  const end = ending.next();
  let isOver = false;
  return {
    end,
    isOver: () => isOver,
    finish() {
      isOver = true;
      ending.notify();
    },
  };
}
