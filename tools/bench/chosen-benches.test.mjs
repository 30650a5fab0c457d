import { describe, expect, it } from 'vitest';
import { benches, chosenBenches } from './chosen-benches.mjs';

describe('npm run bench', () => {
  it('runs the named benches, or all of them when none is named', () => {
    expect(chosenBenches(['bytes', 'start', '--pairs', '9'])).toEqual({
      chosen: ['bytes', 'start'],
      pairs: 9,
    });
    expect(chosenBenches([])).toEqual({ chosen: benches, pairs: undefined });
  });

  it.each([
    [['byte'], "There is no bench 'byte'. There are: bytes, coverage, start,"],
    [['bytes', 'all'], "There is no bench 'all'."],
    [['--pairs', 'many'], "--pairs takes a number from 1, not 'many'."],
    [['--pairs', '0'], "--pairs takes a number from 1, not '0'."],
    [['--pair', '3'], "Unknown option '--pair'"],
  ])('rejects %j and runs nothing', (words, said) => {
    expect(() => chosenBenches(words)).toThrow(said);
  });
});
