import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onNoAnswer } from './no-answer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[ER52] gives up after five seconds, once', () => {
  const late = vi.fn();
  onNoAnswer(late);
  vi.advanceTimersByTime(4_999);
  expect(late).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(late.mock.calls).toMatchObject([[{ code: 'storage-blocked' }]]);
});

it('[ER52] gives up nothing that was answered', () => {
  const late = vi.fn();
  onNoAnswer(late)();
  vi.advanceTimersByTime(10_000);
  expect(late).not.toHaveBeenCalled();
});
