import { vi } from 'vitest';

const windowThat = (matches: (query: string) => boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

/** Fakes a phone's window, because jsdom has no media queries. */
export const onPhone = () => windowThat((query) => query.includes('width <'));

/** Fakes a window that matches every minimum width. */
export const onWideScreen = () => windowThat((query) => query.includes('width >='));

/** Records the elements that are scrolled into view, in order. */
export function watchScrolls(): readonly Element[] {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function scroll() {
    scrolled.push(this);
  };
  return scrolled;
}
