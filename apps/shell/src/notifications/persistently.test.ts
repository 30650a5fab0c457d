import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { persistently } from './persistently.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('what is tried persistently', () => {
  it('[NF14] is tried again every minute until it succeeds, and told of once', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const work = vi.fn().mockRejectedValueOnce(1).mockRejectedValueOnce(2).mockResolvedValue('done');
    const trying = persistently(work, new AbortController().signal, 'It failed.');
    await vi.advanceTimersByTimeAsync(59_999);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_001);
    await expect(trying).resolves.toBe('done');
    expect(told).toHaveBeenCalledOnce();
  });

  it('ends with its signal, at once and without a word', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const ending = new AbortController();
    const work = vi.fn().mockRejectedValue(1);
    const trying = persistently(work, ending.signal, 'It failed.');
    await vi.advanceTimersByTimeAsync(1);
    ending.abort();
    await expect(trying).resolves.toBeUndefined();
    expect([work.mock.calls.length, told.mock.calls.length, vi.getTimerCount()]).toEqual([1, 1, 0]);
  });
});
