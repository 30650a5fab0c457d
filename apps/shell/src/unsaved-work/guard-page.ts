import { guardHistoryWith } from './history-guard.ts';

interface Guard {
  /** Asks the user. Resolves with false if the user stays. */
  readonly confirm: () => Promise<boolean>;
  /** The position of the current page in the router's history. */
  readonly position: () => number | undefined;
}

/** The position of a history entry, which the router counts in its state. */
export const positionOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/** The pressed link, if it leads to another page of this product. */
function linkIn(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  return link.pathname === location.pathname ? undefined : link;
}

/** Presses a link again after the user has agreed, with all of its options. */
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
 * Reverts Back and Forward before the router receives them, and repeats them after the user has agreed. Browsers
 * cannot be kept from moving in the history, so the address shows the other page for a moment.
 * @returns a function that removes the guard
 */
function guardHistory({ confirm, position }: Guard): () => void {
  let state: 'watching' | 'going back' | 'asking' | 'agreed' = 'watching';
  /** How far the user meant to go. */
  let steps = 0;
  let isEnding = false;
  const ask = async () => {
    state = 'asking';
    const asked = position();
    const leaves = await confirm();
    // What was being saved may have navigated by itself.
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
    // Another step may have overtaken our own; the router still assumes the old position.
    if (state === 'watching') steps = there - here;
    if (state !== 'asking') state = 'going back';
    history.go(here - there);
  });
  return () => {
    // Saved while the step was being reverted: it must still be repeated, or the press would be lost.
    if (state === 'going back') isEnding = true;
    else stop();
  };
}

/** Asks before links, Back, reload and closing leave the page. @returns a function that removes the guard */
export function guardPage(guard: Guard): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  guardLinks(guard, signal);
  const stop = guardHistory(guard);
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  return () => {
    stop();
    controller.abort();
  };
}
