import { describe, expect, it } from 'vitest';
import { boundsOf } from './key-bounds.ts';
import { rowOf } from './record-rows.ts';
import { keyOf } from './rows.ts';

describe('index keys', () => {
  it('[DA18] a range includes or excludes the values exactly at its ends', () => {
    const range = (is: '<' | '<=' | '>' | '>=') => boundsOf(['w1'], [{ field: 'date', is, value: 'd' }]);
    expect(range('<')).toEqual({ lower: ['w1'], upper: ['w1', 'd'] });
    expect(range('<=')).toEqual({ lower: ['w1'], upper: ['w1', 'd', []] });
    expect(range('>')).toEqual({ lower: ['w1', 'd', []], upper: ['w1', []] });
    expect(range('>=')).toEqual({ lower: ['w1', 'd'], upper: ['w1', []] });
  });

  it('[DA18] the narrowest of several ranges applies, and an empty one is detected before reading', () => {
    const at = (is: '<' | '<=' | '>' | '>=', value: string) => ({ field: 'date', is, value });
    expect(boundsOf([], [at('>', 'a'), at('>=', 'b'), at('<=', 'd'), at('<', 'd')])).toEqual({
      lower: ['b'],
      upper: ['d'],
    });
    expect(boundsOf([], [at('>', 'b'), at('<=', 'b')])).toBeUndefined();
    expect(boundsOf([], [at('>=', 'b'), at('<=', 'b')])).toEqual({ lower: ['b'], upper: ['b', []] });
    expect(boundsOf([], [at('>=', 'c'), at('<', 'b')])).toBeUndefined();
  });

  it('[OF9] a value that cannot be sorted still has a key', () => {
    expect([true, false, 'a', 5, Number.NaN, undefined, null, {}, []].map(keyOf)).toEqual([
      1,
      0,
      'a',
      5,
      '',
      '',
      '',
      '',
      '',
    ]);
    expect(rowOf('notes', 'n1', { fields: 'garbage' })).toMatchObject({
      id: 'n1',
      fields: 'garbage',
      keys: { createdAt: '' },
    });
  });
});
