import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ada, making, newDevicesForEachTest, phone, server } from '../testing/adas-devices.ts';
import { sent, stateWhere, synced } from '../testing/devices.ts';
import { testClock, testTimers } from '../testing/test-clock.ts';
import type { Visibility } from './connection-status.ts';
import { whenIdle } from './when-idle.ts';

/** A tab that a test can hide. Node draws nothing, so the test draws the frames. */
function testTab() {
  const listeners = new Set<() => void>();
  let isVisible = true;
  const visibility: Visibility = {
    isVisible: () => isVisible,
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    visibility,
    listeners,
    hide() {
      isVisible = false;
      for (const listener of [...listeners]) listener();
    },
  };
}

let tab: ReturnType<typeof testTab>;
let timers: ReturnType<typeof testTimers>;
let frames: (() => void)[];
beforeEach(() => {
  tab = testTab();
  timers = testTimers(testClock());
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => void vi.unstubAllGlobals());

newDevicesForEachTest();

/** Starts waiting. @returns a function that says whether the page counts as idle, once all promises have run */
function waiting() {
  let isIdle = false;
  void whenIdle({ visibility: tab.visibility, timers }).then(() => {
    isIdle = true;
  });
  return async () => {
    await new Promise<void>((next) => void setImmediate(next));
    return isIdle;
  };
}

it('a page is idle a moment after its next frame', async () => {
  const isIdle = waiting();
  expect(await isIdle()).toBe(false);
  for (const frame of frames) frame();
  expect(await isIdle()).toBe(false);
  timers.advance(100);
  expect(await isIdle()).toBe(true);
  expect(tab.listeners.size).toBe(0);
});

it('resolves at once in a hidden tab', async () => {
  tab.hide();
  expect(await waiting()()).toBe(true);
});

it('resolves at once when a tab is hidden before its next frame', async () => {
  const isIdle = waiting();
  tab.hide();
  expect(await isIdle()).toBe(true);
});

it('waits one second for a visible window that draws no frames because another covers it', async () => {
  const isIdle = waiting();
  timers.advance(999);
  expect(await isIdle()).toBe(false);
  timers.advance(1);
  expect(await isIdle()).toBe(true);
});

it('[OF4] a change saved in a tab that was left before its next frame is sent', async () => {
  const store = phone.open({ visibility: tab.visibility });
  await synced(store);
  await store.commit([making('Just before')]);
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  await stateWhere(store, ({ phase }) => phase === 'saving');
  tab.hide();
  await sent(store);
  expect(server.living('works', ada)).toHaveLength(1);
});
