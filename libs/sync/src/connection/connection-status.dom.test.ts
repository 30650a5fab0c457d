// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { browserVisibility } from './connection-status.ts';

it('[OF13] the focus of a tab and a return from the back-forward cache count as a return of the user', () => {
  const listener = vi.fn();
  const stop = browserVisibility.watch(listener);
  for (const event of ['focus', 'pageshow']) dispatchEvent(new Event(event));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  dispatchEvent(new Event('focus'));
  expect(listener).toHaveBeenCalledTimes(3);
});
