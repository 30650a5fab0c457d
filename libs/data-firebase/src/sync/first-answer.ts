/** A screen that never stands keeps nobody from the network for longer. Milliseconds. */
const patience = 3_000;

/** Until this device's own answers are on the screen, nothing that goes to the network may compete with them. */
export interface FirstAnswer {
  /** Resolves once the screen stands, or needs what only the server has. */
  readonly given: Promise<void>;
  /** This device has no answer for a part of the screen. */
  missing(): void;
}

export function firstAnswer(screen: Promise<void> | undefined): FirstAnswer {
  if (!screen) return { given: Promise.resolve(), missing: () => undefined };
  let missing: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patience);
    missing = () => {
      clearTimeout(timer);
      resolve();
    };
    screen.then(missing, missing);
  });
  return { given, missing: () => missing() };
}
