// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { readStored, readStoredJson, writeStored } from './browser-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('stores, reads and removes a text', () => {
  expect(readStored('key')).toBeUndefined();
  expect(writeStored('key', '')).toBe(true);
  expect(readStored('key')).toBe('');
  expect(writeStored('key', undefined)).toBe(true);
  expect(localStorage.length).toBe(0);
});

it.each([
  [undefined, undefined],
  ['{"a":', undefined],
  ['{"a":1}', { a: 1 }],
  ['null', null],
])('reads the JSON %s', (text, value) => {
  writeStored('key', text);
  expect(readStoredJson('key')).toEqual(value);
});

it('returns and logs when the browser refuses storage', () => {
  const refusal = new DOMException('refused', 'SecurityError');
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw refusal;
  });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(readStored('key')).toBeUndefined();
  expect(readStoredJson('key')).toBeUndefined();
  expect(writeStored('key', 'text')).toBe(false);
  expect(log).not.toHaveBeenCalled();
  expect(writeStored('key', undefined, 'Not removed.')).toBe(false);
  expect(log).toHaveBeenCalledWith('Not removed.', refusal);
});
