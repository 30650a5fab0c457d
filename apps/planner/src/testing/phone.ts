import { vi } from 'vitest';

/** A phone's window, which jsdom does not have. */
export const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width <'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

/** What was brought into view, in order. */
export function watchScrolls(): readonly Element[] {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function scroll() {
    scrolled.push(this);
  };
  return scrolled;
}
