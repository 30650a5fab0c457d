import { guardHistoryWith } from './history-guard.ts';

interface Guard {
  /** Asks, and resolves with false when the person stays. */
  readonly confirm: () => Promise<boolean>;
  /** The position in the router's history of the page that is shown. */
  readonly position: () => number | undefined;
}

/** Where a history entry stands: the router counts them in its state. */
export const positionOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/** The link that is pressed, if it leads to another page of this product. */
function linkIn(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  return link.pathname === location.pathname ? undefined : link;
}

/** Presses a link again once the person agrees, with all that it carries. */
function guardLinks({ confirm }: Guard, signal: AbortSignal) {
  let isAgreed = false;
  const onClick = (event: MouseEvent) => {
    const link = linkIn(event);
    if (!link || isAgreed) return;
    event.preventDefault();
    event.stopPropagation();
    void confirm().then((leaves) => {
      isAgreed = leaves;
      if (leaves) link.click();
      isAgreed = false;
    });
  };
  document.addEventListener('click', onClick, { capture: true, signal });
}

/**
 * Takes Back and Forward back before the router hears of them, and repeats them once the person agrees. Browsers
 * cannot be kept from moving in the history, so the address shows the other page for a moment.
 * @returns what ends it
 */
function guardHistory({ confirm, position }: Guard): () => void {
  let state: 'watching' | 'going back' | 'asking' | 'agreed' = 'watching';
  /** How far the person meant to go. */
  let steps = 0;
  let isEnding = false;
  const ask = async () => {
    state = 'asking';
    const asked = position();
    const leaves = await confirm();
    // What was being saved may have led on by itself.
    const isHere = position() === asked;
    state = leaves && isHere ? 'agreed' : 'watching';
    if (leaves && isHere) history.go(steps);
  };
  const stop = guardHistoryWith((event) => {
    const [here, there] = [position(), positionOf(event.state)];
    if (state === 'agreed' || here === undefined || there === undefined) {
      state = 'watching';
      return;
    }
    event.stopImmediatePropagation();
    if (here === there) {
      if (isEnding) stop();
      return state === 'going back' ? void ask() : undefined;
    }
    // A further step may have overtaken our own: the router still believes to be where it was.
    if (state === 'watching') steps = there - here;
    if (state !== 'asking') state = 'going back';
    history.go(here - there);
  });
  return () => {
    // Saved while the step was taken back: it is still to be repeated, or the press would be lost.
    if (state === 'going back') isEnding = true;
    else stop();
  };
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
