// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { restartFromCache } from './restart-from-cache.ts';

it('[OF6] a page that returns from the back/forward cache is loaded again, a new one is not', () => {
  const reload = vi.fn();
  restartFromCache(reload);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
});
