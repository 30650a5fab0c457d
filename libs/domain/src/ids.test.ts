import { expect, it } from 'vitest';
import * as v from 'valibot';
import { newRecordId } from './ids.ts';
import { recordId } from './records/fields.ts';

const bytesOf = (next: () => number) => (bytes: Uint8Array<ArrayBuffer>) => bytes.map(next);

it('an id has 20 characters of base62 and is valid in records', () => {
  for (let round = 0; round < 200; round += 1) {
    const id = newRecordId();
    expect(id).toMatch(/^[0-9A-Za-z]{20}$/);
    expect(v.is(recordId, id)).toBe(true);
  }
});

it('no two of 20,000 ids are the same', () => {
  expect(new Set(Array.from({ length: 20_000 }, () => newRecordId())).size).toBe(20_000);
});

it('an id uses the given random bytes, and skips those that would favour some letters', () => {
  expect(newRecordId(bytesOf(() => 61))).toBe('z'.repeat(20));
  let count = 0;
  const id = newRecordId(bytesOf(() => (count++ % 2 === 0 ? 255 : 247)));
  expect(id).toBe('z'.repeat(20));
  let step = 0;
  expect(newRecordId(bytesOf(() => step++))).toBe('0123456789ABCDEFGHIJ');
});
