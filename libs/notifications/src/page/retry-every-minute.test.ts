import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryEveryMinute } from './retry-every-minute.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a retried action', () => {
  it('[NF14] is retried every minute until it succeeds, and logged once', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const work = vi.fn().mockRejectedValueOnce(1).mockRejectedValueOnce(2).mockResolvedValue('done');
    const trying = retryEveryMinute(work, new AbortController().signal, 'It failed.');
    await vi.advanceTimersByTimeAsync(59_999);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_001);
    await expect(trying).resolves.toBe('done');
    expect(logged).toHaveBeenCalledOnce();
  });

  it('ends at once with its signal, without a further log entry', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const controller = new AbortController();
    const work = vi.fn().mockRejectedValue(1);
    const trying = retryEveryMinute(work, controller.signal, 'It failed.');
    await vi.advanceTimersByTimeAsync(1);
    controller.abort();
    await expect(trying).resolves.toBeUndefined();
    expect([work.mock.calls.length, logged.mock.calls.length, vi.getTimerCount()]).toEqual([1, 1, 0]);
  });
});
