// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let frames: FrameRequestCallback[] = [];
let idle: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  frames = [];
  idle = [];
});

/** Paints a frame, and is idle after it. */
function paint() {
  for (const frame of frames.splice(0)) frame(0);
  for (const run of idle.splice(0)) run();
}

/** Queues work that notes its name. */
async function queue(...names: string[]) {
  const { whenIdle } = await import('./when-idle.ts');
  const done: string[] = [];
  const stops = names.map((name) => whenIdle(() => void done.push(name)));
  return { done, stops };
}

it('after each frame, one piece of work is done', async () => {
  const { done } = await queue('palette', 'toasts');
  expect(done).toEqual([]);
  paint();
  expect(done).toEqual(['palette']);
  paint();
  expect(done).toEqual(['palette', 'toasts']);
});

it('cancelled work is not done', async () => {
  const { done, stops } = await queue('palette', 'toasts');
  stops[0]?.();
  paint();
  expect(done).toEqual(['toasts']);
});

it('work that fails does not stop the work after it', async () => {
  const { whenIdle } = await import('./when-idle.ts');
  whenIdle(() => {
    throw new Error('a fault');
  });
  const { done } = await queue('toasts');
  expect(paint).toThrow('a fault');
  paint();
  expect(done).toEqual(['toasts']);
});

it('a key that is typed puts work off', async () => {
  const { done } = await queue('palette');
  dispatchEvent(new Event('keydown'));
  paint();
  expect(done).toEqual([]);
  vi.advanceTimersByTime(400);
  paint();
  expect(done).toEqual(['palette']);
});

it('a pointer that is pressed puts work off until it is released', async () => {
  const { done } = await queue('palette');
  dispatchEvent(new Event('pointerdown'));
  for (let second = 0; second < 5; second += 1) {
    paint();
    vi.advanceTimersByTime(1_000);
  }
  expect(done).toEqual([]);
  dispatchEvent(new Event('pointerup'));
  vi.advanceTimersByTime(1_000);
  paint();
  expect(done).toEqual(['palette']);
});
