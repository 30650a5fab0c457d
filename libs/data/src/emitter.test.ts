import { expect, it, vi } from 'vitest';
import { createEmitter } from './emitter.ts';

it('tells all who listen, in the order in which they came, until they stop', () => {
  const told: string[] = [];
  const { listen, tell, clear } = createEmitter<string>();
  const stop = listen((news) => told.push(`first ${news}`));
  listen((news) => told.push(`second ${news}`));
  tell('a');
  stop();
  tell('b');
  clear();
  tell('c');
  expect(told).toEqual(['first a', 'second a', 'second b']);
});

it('tells those who came before the news, also where one of them stops or begins another', () => {
  const { listen, tell } = createEmitter();
  const late = vi.fn();
  const stop = listen(() => {
    stop();
    listen(late);
  });
  const other = vi.fn();
  listen(other);
  tell();
  expect([other.mock.calls.length, late.mock.calls.length]).toEqual([1, 0]);
});
