import { handFocusOn } from './hand-focus-on.ts';

/**
 * What had the focus leaves a part with a try that succeeds or a record that is gone; the part's button to try again,
 * its heading or the part itself takes it over then. A ref of the part's element.
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
    handFocusOn(part.querySelector('[data-retry]'), heading, part);
  });
  document.addEventListener('focusin', remember);
  lost.observe(part, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    lost.disconnect();
  };
}
