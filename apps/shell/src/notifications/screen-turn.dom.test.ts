// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inScreenTurn } from './screen-turn.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** One holder after the other, as the browser has it; jsdom has no locks. */
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

describe('what is on the screen of a device', () => {
  it('[NF20] is asked for once what is being shown is there', async () => {
    withLocks();
    const done: string[] = [];
    let show: (() => void) | undefined;
    const showing = inScreenTurn(() => new Promise<void>((resolve) => (show = resolve)));
    const asking = inScreenTurn(() => Promise.resolve(done.push('asked')));
    await vi.waitFor(() => expect(show).toBeDefined());
    await Promise.resolve();
    expect(done).toEqual([]);
    show?.();
    await showing;
    await asking;
    expect(done).toEqual(['asked']);
  });

  it('[NF20] is shown out of turn where a tab hangs, and a failure is told', async () => {
    withLocks();
    vi.stubGlobal('AbortSignal', { timeout: () => AbortSignal.abort() });
    await expect(inScreenTurn(() => Promise.resolve('shown'))).resolves.toBe('shown');
    await expect(inScreenTurn(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('works where a browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    await expect(inScreenTurn(() => Promise.resolve('shown'))).resolves.toBe('shown');
  });
});
