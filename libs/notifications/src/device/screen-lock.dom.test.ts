// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withScreenLock } from './screen-lock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Fakes Web Locks, which jsdom lacks: one lock owner after the other. */
function withLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    const turn = last.then(() => {
      signal.throwIfAborted();
      return work();
    });
    last = turn.catch(() => undefined);
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return Promise.race([turn, aborted]);
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

describe('the lock for the screen of a device', () => {
  it('[NF20] delays listing until the notification being shown is on the screen', async () => {
    withLocks();
    const done: string[] = [];
    let show: (() => void) | undefined;
    const showing = withScreenLock(() => new Promise<void>((resolve) => (show = resolve)));
    const asking = withScreenLock(() => Promise.resolve(done.push('asked')));
    await vi.waitFor(() => expect(show).toBeDefined());
    await Promise.resolve();
    expect(done).toEqual([]);
    show?.();
    await showing;
    await asking;
    expect(done).toEqual(['asked']);
  });

  it('[NF20] is skipped when a tab hangs, and errors are passed on', async () => {
    withLocks();
    vi.stubGlobal('AbortSignal', { timeout: () => AbortSignal.abort() });
    await expect(withScreenLock(() => Promise.resolve('shown'))).resolves.toBe('shown');
    await expect(withScreenLock(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('is skipped in a browser without locks', async () => {
    vi.stubGlobal('navigator', {});
    await expect(withScreenLock(() => Promise.resolve('shown'))).resolves.toBe('shown');
  });
});
