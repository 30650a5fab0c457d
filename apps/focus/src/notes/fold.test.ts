import { describe, expect, it } from 'vitest';
import { isLong } from './fold.ts';

describe('isLong', () => {
  it('folds notes of more than 600 characters or more than 12 lines', () => {
    expect(isLong('x'.repeat(600))).toBe(false);
    expect(isLong('x'.repeat(601))).toBe(true);
    expect(isLong('x\n'.repeat(11) + 'x')).toBe(false);
    expect(isLong('x\n'.repeat(12) + 'x')).toBe(true);
  });
});
