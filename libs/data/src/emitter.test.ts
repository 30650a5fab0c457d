import { expect, it, vi } from 'vitest';
import { createEmitter } from './emitter.ts';

it('calls all subscribers in the order of subscription until they unsubscribe', () => {
  const calls: string[] = [];
  const { subscribe, emit, clear } = createEmitter<string>();
  const stop = subscribe((news) => calls.push(`first ${news}`));
  subscribe((news) => calls.push(`second ${news}`));
  emit('a');
  stop();
  emit('b');
  clear();
  emit('c');
  expect(calls).toEqual(['first a', 'second a', 'second b']);
});

it('calls the subscribers present at the time of the event, even if one of them unsubscribes or adds another', () => {
  const { subscribe, emit } = createEmitter();
  const late = vi.fn();
  const stop = subscribe(() => {
    stop();
    subscribe(late);
  });
  const other = vi.fn();
  subscribe(other);
  emit();
  expect([other.mock.calls.length, late.mock.calls.length]).toEqual([1, 0]);
});
