import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

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

/** Moves the device to a time zone and the focus to its window. */
export function moveToZone(zone: string) {
  vi.stubEnv('TZ', zone);
  act(() => void window.dispatchEvent(new Event('focus')));
}
