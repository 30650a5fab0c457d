import { focusFirst } from './focus-first.ts';

/**
 * Ref callback for a part of a page. When its focused element disappears, because a retry succeeded or a record was
 * deleted, the focus moves to the part's retry button, its heading or the part itself.
 */
export function keepFocusInside(part: HTMLElement | null) {
  if (!part) return;
  let last: Element | undefined;
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element && part.contains(target) ? target : undefined;
  };
  const lost = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    const heading = part.querySelector<HTMLElement>('h1') ?? part.querySelector<HTMLElement>('h2');
    if (heading) heading.tabIndex = -1;
    focusFirst(part.querySelector('[data-retry]'), heading, part);
  });
  document.addEventListener('focusin', remember);
  lost.observe(part, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    lost.disconnect();
  };
}
