// @vitest-environment jsdom
import { lazyModule } from '@dayloom/platform/late';
import { TestFrame, testShell } from '@dayloom/testing/shell';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOnceLoaded } from './use-once-loaded.ts';

afterEach(cleanup);

async function openWith(request: () => Promise<string>) {
  const shell = await testShell();
  const { result } = renderHook(() => useOnceLoaded(lazyModule(request), 'Failed to open'), {
    wrapper: ({ children }) => <TestFrame shell={shell}>{children}</TestFrame>,
  });
  return { shell, onceLoaded: result.current };
}

it('keeps a press until the code arrives, and then opens at once', async () => {
  let arrive = (_code: string) => undefined as void;
  const request = vi.fn(() => new Promise<string>((resolve) => (arrive = resolve)));
  const { onceLoaded } = await openWith(request);
  const open = vi.fn();
  onceLoaded(open);
  expect(open).not.toHaveBeenCalled();
  await act(async () => arrive('code'));
  expect(open).toHaveBeenCalledOnce();
  onceLoaded(open);
  expect([open.mock.calls.length, request.mock.calls.length]).toEqual([2, 1]);
});

it('reports code that cannot be fetched, and fetches it again at the next press', async () => {
  const request = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const { shell, onceLoaded } = await openWith(request);
  const open = vi.fn();
  await act(async () => onceLoaded(open));
  expect([open.mock.calls, shell.shown]).toEqual([[], [{ kind: 'error', message: 'Failed to open' }]]);
  await act(async () => onceLoaded(open));
  expect(open).toHaveBeenCalledOnce();
});
