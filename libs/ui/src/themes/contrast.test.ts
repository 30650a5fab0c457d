import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { themes } from '@dayloom/domain';
import { type ColourName, tokens } from './tokens.ts';

type Pair = [front: ColourName, backs: readonly ColourName[], least: number];

const paper = ['bg', 'surface', 'sunken'] as const;
const everyPaper = [...paper, 'raised', 'hover'] as const;

const pairs: readonly Pair[] = [
  ['fg', everyPaper, 4.5],
  ['fg-muted', everyPaper, 4.5],
  ['accent-text', everyPaper, 4.5],
  ['success', paper, 4.5],
  ['warning', paper, 4.5],
  ['danger', everyPaper, 4.5],
  ['info', paper, 4.5],
  ['on-accent', ['accent', 'accent-hover'], 4.5],
  ['on-accent-soft', ['accent-soft'], 4.5],
  ['on-success-soft', ['success-soft'], 4.5],
  ['on-warning-soft', ['warning-soft'], 4.5],
  ['on-danger-soft', ['danger-soft'], 4.5],
  ['on-info-soft', ['info-soft'], 4.5],
  ['on-danger', ['danger'], 4.5],
  ['border-strong', paper, 3],
  ['accent', ['bg', 'surface'], 3],
  ['focus', everyPaper, 3],
  ['p-high', ['surface'], 3],
  ['p-med', ['surface'], 3],
  ['p-low', ['surface'], 3],
  ['c1', ['surface'], 3],
  ['c2', ['surface'], 3],
  ['c3', ['surface'], 3],
  ['c4', ['surface'], 3],
];

describe.each(themes)('theme %s', (theme) => {
  const { colours } = tokens[theme];

  it.each(pairs)('[KA3] %s is readable on %j at %d to 1', (front, backs, least) => {
    for (const back of backs) {
      expect(contrast(colours[front], colours[back]), back).toBeGreaterThanOrEqual(least);
    }
  });

  it('keeps the white of a tick and the mark of a spinner visible on the fill', () => {
    expect(contrast(colours['on-accent'], colours.accent)).toBeGreaterThanOrEqual(4.5);
  });
});

it('gives black on white the ratio of 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
