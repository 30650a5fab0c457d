import { cooldown, retryDelays } from './limits.ts';

interface Failures {
  /** In a row: each less than a cooldown after the one before. */
  readonly count: number;
  /** When the last one was. Milliseconds of the page's clock. */
  readonly at: number;
}

const maxTries = 1 + retryDelays.length;

/** The failed tries of one module, counted for each piece of its code. */
export class Tries {
  readonly #failures = new Map<string, Failures>();
  readonly #waits = new Map<string, Promise<void>>();

  #count(code: string): number {
    const failures = this.#failures.get(code);
    return failures && performance.now() - failures.at < cooldown ? failures.count : 0;
  }

  /** Whether it failed so often that it is not requested at the moment. */
  isOver = (code: string) => this.#count(code) >= maxTries;

  /** Resolves when failed code is to be tried again, at one time for all who wait for it; undefined if it is not. */
  next(code: string): Promise<void> | undefined {
    const delay = retryDelays[Math.max(this.#count(code), 1) - 1];
    if (delay === undefined) return undefined;
    const known = this.#waits.get(code);
    if (known) return known;
    const wait = new Promise<void>((resolve) => setTimeout(resolve, delay));
    this.#waits.set(code, wait);
    void wait.then(() => this.#waits.delete(code));
    return wait;
  }

  fail = (code: string, count = this.#count(code) + 1) =>
    void this.#failures.set(code, { count, at: performance.now() });

  giveUp = (code: string) => this.fail(code, maxTries);

  /** There is a reason to try everything at once. */
  forget = () => this.#failures.clear();
}
