export interface Progress {
  readonly text: string;
  /** 0 to 1; absent while unknown. */
  readonly share?: number;
}

/** What a long task receives: a progress callback, and a signal that cancels it. */
export interface Run {
  readonly signal: AbortSignal;
  readonly report: (progress: Progress) => void;
}

/** Maximum milliseconds that the main thread is blocked at a time. */
const longestSlice = 12;

const untilDrawn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Runs a generator to its end, and yields to rendering in between. @param step receives each yielded value */
export async function runInSlices<Y, R>(
  steps: Generator<Y, R>,
  { signal, step }: { readonly signal: AbortSignal; readonly step: (yielded: Y) => void },
): Promise<R> {
  let until = performance.now() + longestSlice;
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
    if (performance.now() < until) continue;
    step(next.value);
    await untilDrawn();
    signal.throwIfAborted();
    until = performance.now() + longestSlice;
  }
}
