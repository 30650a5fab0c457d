/** Waiting, handed in so that tests own it. */
export interface Timers {
  /** Runs `work` once after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, work: () => void): () => void;
}

export const browserTimers: Timers = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Something that many wait for, again and again. */
export interface Signal {
  /** Resolves with the next `tell`. */
  next(): Promise<void>;
  tell(): void;
}

export function signal(): Signal {
  let waiting = new Set<() => void>();
  return {
    next: () => new Promise((resolve) => void waiting.add(resolve)),
    tell() {
      const told = waiting;
      waiting = new Set();
      for (const resolve of told) resolve();
    },
  };
}

/** Resolves after so many milliseconds, sooner when one of the promises does; true where the time is over. */
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
      ending.tell();
    },
  };
}
