// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { modulesAtom } from '../modules/modules.ts';
import { firstScreenReady } from './first-screen-ready.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page that has no module to wait for. */
function openPage() {
  const atoms = createStore();
  atoms.set(modulesAtom, { phase: 'none' });
  const ready = vi.fn();
  void firstScreenReady(atoms, new QueryClient()).then(ready);
  return ready;
}

it('a visible screen is ready after its frames, and is no longer observed then', async () => {
  const ready = openPage();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ready).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('a screen is ready without frames if its tab is hidden, or becomes hidden later', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const ready = openPage();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ready).not.toHaveBeenCalled();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ready).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
