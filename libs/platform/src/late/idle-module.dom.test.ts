// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A page whose first screen is not ready. */
async function freshPage() {
  vi.resetModules();
  const { markFirstScreenReady } = await import('../first-screen.ts');
  const { idleModule } = await import('./idle-module.ts');
  return { markFirstScreenReady, idleModule };
}
const frames: FrameRequestCallback[] = [];
const idle: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
afterEach(() => {
  vi.unstubAllGlobals();
  frames.length = 0;
  idle.length = 0;
});

it('is fetched when the first screen is ready and the browser idle', async () => {
  const { markFirstScreenReady, idleModule } = await freshPage();
  const request = vi.fn(async () => 'code');
  const chunk = idleModule(request);
  markFirstScreenReady();
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  expect(request).not.toHaveBeenCalled();
  frames[0]?.(0);
  idle[0]?.();
  expect(await chunk.load()).toBe('code');
  expect(request).toHaveBeenCalledOnce();
});

it('is fetched earlier by a press, and once', async () => {
  const { markFirstScreenReady, idleModule } = await freshPage();
  const request = vi.fn(async () => 'code');
  const chunk = idleModule(request);
  expect(await chunk.load()).toBe('code');
  markFirstScreenReady();
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  frames[0]?.(0);
  idle[0]?.();
  expect(request).toHaveBeenCalledOnce();
});

it('is fetched again by a press if it failed while idle', async () => {
  const { markFirstScreenReady, idleModule } = await freshPage();
  const request = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const chunk = idleModule(request);
  markFirstScreenReady();
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  frames[0]?.(0);
  idle[0]?.();
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
  expect(await chunk.load()).toBe('code');
});
