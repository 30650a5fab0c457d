import { guardHistoryWith } from './history-guard.ts';

interface Guard {
  /** Asks, and resolves with false when the person stays. */
  readonly confirm: () => Promise<boolean>;
  readonly navigate: (address: string) => void;
  /** The position of the page that is shown in the router's history. */
  readonly position: () => number | undefined;
}

/** Where a history entry stands: the router counts them in its state. */
export const positionOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/** Where a press on a link leads, if that is another page of this product. */
function pageBehind(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname === location.pathname) return;
  return link.pathname + link.search + link.hash;
}

/** Lets a link lead on once the person agrees. */
function guardLinks({ confirm, navigate }: Guard, signal: AbortSignal) {
  const onClick = (event: MouseEvent) => {
    const address = pageBehind(event);
    if (address === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void confirm().then((leaves) => leaves && navigate(address));
  };
  document.addEventListener('click', onClick, { capture: true, signal });
}

/**
 * Takes Back and Forward back before the router hears of them, and repeats them once the person agrees. Browsers
 * cannot be kept from moving in the history, so the address shows the other page for a moment.
 * @returns what ends it
 */
function guardHistory({ confirm, position }: Guard): () => void {
  let arrived: (() => void) | undefined;
  const goUnheard = (steps: number) =>
    new Promise<void>((resolve) => {
      arrived = resolve;
      history.go(steps);
    });
  const stop = guardHistoryWith((event) => {
    if (arrived) {
      // Our own step back to where the router believes to be.
      event.stopImmediatePropagation();
      arrived();
      arrived = undefined;
      return;
    }
    const [here, there] = [position(), positionOf(event.state)];
    if (here === undefined || there === undefined || here === there) return;
    event.stopImmediatePropagation();
    void goUnheard(here - there)
      .then(confirm)
      .then((leaves) => {
        if (!leaves) return;
        stop();
        history.go(there - here);
      });
  });
  return stop;
}

/** Has links, Back, reload and closing ask before they leave the page. @returns what ends it */
export function guardPage(guard: Guard): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  guardLinks(guard, signal);
  const stop = guardHistory(guard);
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  return () => {
    stop();
    ending.abort();
  };
}
