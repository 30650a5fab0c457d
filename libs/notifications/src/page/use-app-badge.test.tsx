// @vitest-environment jsdom
import { patch } from '@dayloom/data';
import { nowOf } from '@dayloom/domain';
import { TestFrame, testShell } from '@dayloom/testing/shell';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { receipt, shown } from '../testing/open-centre.tsx';
import { useUnread } from './use-unread.ts';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
});

/** A browser with an app badge. `count` is undefined until the badge is set. */
function fakeBadge(answer = () => Promise.resolve()) {
  const badge: { count: number | undefined } = { count: undefined };
  const setAppBadge = vi.fn((count: number) => {
    badge.count = count;
    return answer();
  });
  const clearAppBadge = () => setAppBadge(0);
  for (const [name, value] of Object.entries({ setAppBadge, clearAppBadge }))
    Object.defineProperty(navigator, name, { configurable: true, value });
  return badge;
}

const seed = ['09', '10'].map((hour) =>
  receipt(`at-${hour}`, `2026-03-10T${hour}:00`, shown(`2026-03-10T${hour}:00`)),
);

async function signedIn() {
  const shell = await testShell({ seed });
  const { unmount } = renderHook(useUnread, {
    wrapper: ({ children }) => <TestFrame shell={shell}>{children}</TestFrame>,
  });
  const read = (index: number) =>
    shell.store.commit([patch('receipts', seed[index]!.id, { readAt: nowOf(shell.clock) })]);
  return { read, leave: unmount };
}

it('[IN3] the icon shows how many moments are unread, fewer as they are read, and none after log-out', async () => {
  const badge = fakeBadge();
  const { read, leave } = await signedIn();
  await expect.poll(() => badge.count).toBe(2);
  await read(0);
  await expect.poll(() => badge.count).toBe(1);
  leave();
  expect(badge.count).toBe(0);
});

it('[IN3] the icon shows nothing after the last one is read', async () => {
  const badge = fakeBadge();
  const { read } = await signedIn();
  await read(0);
  await read(1);
  await expect.poll(() => badge.count).toBe(0);
});

it('[IN3] a browser that rejects the badge causes no unhandled error', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const badge = fakeBadge(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const { leave } = await signedIn();
  await expect.poll(() => badge.count).toBe(2);
  leave();
  await expect.poll(() => badge.count).toBe(0);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
