import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onNoAnswer } from './no-answer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[ER52] reports once that the storage has not answered for five seconds', () => {
  const late = vi.fn();
  onNoAnswer(late);
  vi.advanceTimersByTime(4_999);
  expect(late).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(late.mock.calls).toMatchObject([[{ code: 'storage-blocked' }]]);
});

it('[ER52] reports nothing after an answer', () => {
  const late = vi.fn();
  onNoAnswer(late)();
  vi.advanceTimersByTime(10_000);
  expect(late).not.toHaveBeenCalled();
});
