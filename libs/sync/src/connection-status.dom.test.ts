// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { browserVisibility } from './connection-status.ts';

it('[OF13] somebody comes back to a tab with its focus as well, and out of the cache of the browser', () => {
  const heard = vi.fn();
  const stop = browserVisibility.watch(heard);
  for (const event of ['focus', 'pageshow']) dispatchEvent(new Event(event));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  dispatchEvent(new Event('focus'));
  expect(heard).toHaveBeenCalledTimes(3);
});
