/** A key that is followed faster than this began a typed word. Milliseconds. */
const wordTime = 300;

/** Calls `act` later, unless another character is typed until then. */
export function unlessWordFollows(act: () => void) {
  const waiting = new AbortController();
  const timer = setTimeout(() => {
    waiting.abort();
    act();
  }, wordTime);
  const typed = ({ key, repeat }: KeyboardEvent) => {
    if (repeat || key.length > 1) return;
    clearTimeout(timer);
    waiting.abort();
  };
  addEventListener('keydown', typed, { capture: true, signal: waiting.signal });
}
