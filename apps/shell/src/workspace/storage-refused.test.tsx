// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { StorageRefused } from './storage-refused.tsx';

afterEach(cleanup);
afterEach(() => void vi.useRealTimers());

it('[OF8] unavailable storage is reported on a page of its own, with a retry', async () => {
  let tries = 0;
  render(<StorageRefused check={() => Promise.reject(new Error('No'))} onRetry={() => (tries += 1)} />);
  screen.getByRole('heading', { level: 1, name: 'This browser does not let Dayloom store anything' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
});

it('[OF8] the page goes on by itself once storage is available, and not before', async () => {
  vi.useFakeTimers();
  let isAvailable = false;
  const check = () => (isAvailable ? Promise.resolve() : Promise.reject(new Error('Blocked')));
  const onRetry = vi.fn();
  render(<StorageRefused check={check} onRetry={onRetry} />);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(onRetry).not.toHaveBeenCalled();
  isAvailable = true;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('[OF8] the page checks storage at once when the user comes back', async () => {
  const onRetry = vi.fn();
  render(<StorageRefused check={() => Promise.resolve()} onRetry={onRetry} />);
  await act(() => Promise.resolve(dispatchEvent(new Event('focus'))));
  expect(onRetry).toHaveBeenCalledOnce();
});
