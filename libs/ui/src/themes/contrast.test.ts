import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { themes } from '@dayloom/domain';
import { contrastPairs } from './contrast-pairs.ts';
import { tokens } from './tokens.ts';

describe.each(themes)('theme %s', (theme) => {
  const { colours } = tokens[theme];

  it.each(contrastPairs)('[KA3] %s is readable on %j at %d to 1', (front, backs, least) => {
    for (const back of backs) {
      expect(contrast(colours[front], colours[back]), back).toBeGreaterThanOrEqual(least);
    }
  });

  it('keeps a white tick and the mark of a spinner visible on the fill', () => {
    expect(contrast(colours['on-accent'], colours.accent)).toBeGreaterThanOrEqual(4.5);
  });
});

it('computes a ratio of 21 for black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
