import { afterNextFrame } from './next-frame.ts';

/** Fetching the server's code waits this long for a first answer, in milliseconds: some screens show no records. */
const patience = 3_000;

/** Until this device's own answer is on the screen, nothing that goes to the network may compete with it. */
export interface FirstAnswer {
  /** This device has answered a screen. */
  given(): void;
  /** Resolves a frame after the first answer. */
  readonly shown: Promise<void>;
}

export function firstAnswer(): FirstAnswer {
  // Outside of a browser nothing is painted.
  if (!globalThis.document) return { given: () => undefined, shown: Promise.resolve() };
  let given: () => void = () => undefined;
  const shown = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patience);
    given = () => {
      clearTimeout(timer);
      afterNextFrame(resolve);
    };
  });
  return { given: () => given(), shown };
}
