import { expect, it, vi } from 'vitest';
import { createEmitter } from './emitter.ts';

it('tells all who subscribe, in the order in which they came, until they stop', () => {
  const told: string[] = [];
  const { subscribe, emit, clear } = createEmitter<string>();
  const stop = subscribe((news) => told.push(`first ${news}`));
  subscribe((news) => told.push(`second ${news}`));
  emit('a');
  stop();
  emit('b');
  clear();
  emit('c');
  expect(told).toEqual(['first a', 'second a', 'second b']);
});

it('tells those who came before the news, also where one of them stops or begins another', () => {
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
