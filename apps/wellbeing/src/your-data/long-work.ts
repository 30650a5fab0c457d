/** How far something long has got. */
export interface Progress {
  readonly text: string;
  /** 0 to 1; absent while nobody knows. */
  readonly share?: number;
}

/** What a long piece of work is handed: who hears of it, and what ends it. */
export interface Run {
  readonly signal: AbortSignal;
  readonly told: (progress: Progress) => void;
}

/** How long the thread that draws may be held in one go, in milliseconds. */
const longestSlice = 12;

const untilDrawn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Runs a generator to its end, and lets the page draw in between. @param step told what it yields */
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
