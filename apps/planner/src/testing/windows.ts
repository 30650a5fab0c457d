import { vi } from 'vitest';

const windowThat = (matches: (query: string) => boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

/** A phone's window, which jsdom does not have. */
export const onPhone = () => windowThat((query) => query.includes('width <'));

/** A window that has room for everything. */
export const onWideScreen = () => windowThat((query) => query.includes('width >='));

/** What was brought into view, in order. */
export function watchScrolls(): readonly Element[] {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function scroll() {
    scrolled.push(this);
  };
  return scrolled;
}
