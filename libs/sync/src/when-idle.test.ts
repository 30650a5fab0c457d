import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ada, making, newDevicesForEachTest, phone, server } from './testing/adas-devices.ts';
import { sent, settled, stateWhere } from './testing/devices.ts';
import { testClock, testTimers } from './testing/test-clock.ts';
import type { Visibility } from './connection-status.ts';
import { whenIdle } from './when-idle.ts';

/** A tab that a test hides. Node draws nothing: here a frame comes when the test draws one. */
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

/** Whether the page counts as idle, once everything has been told. */
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

it('a hidden tab is not waited for', async () => {
  tab.hide();
  expect(await waiting()()).toBe(true);
});

it('a tab that is hidden before its next frame is not waited for', async () => {
  const isIdle = waiting();
  tab.hide();
  expect(await isIdle()).toBe(true);
});

it('a visible window that draws no frames, since another covers it, is waited for a second', async () => {
  const isIdle = waiting();
  timers.advance(999);
  expect(await isIdle()).toBe(false);
  timers.advance(1);
  expect(await isIdle()).toBe(true);
});

it('[OF4] what was saved in a tab that was left before its next frame is sent', async () => {
  const store = phone.open({ visibility: tab.visibility });
  await settled(store);
  await store.commit([making('Just before')]);
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  await stateWhere(store, ({ phase }) => phase === 'saving');
  tab.hide();
  await sent(store);
  expect(server.living('works', ada)).toHaveLength(1);
});
