import type { ColourName } from './tokens.ts';

type Pair = readonly [front: ColourName, backs: readonly ColourName[], least: number];

const paper = ['bg', 'surface', 'sunken'] as const;
const everyPaper = [...paper, 'raised', 'hover'] as const;

/** Allowed pairs of foreground and background, with minimum ratios (WCAG 2.2 AA): 4.5 for text, 3 for graphics. */
export const contrastPairs: readonly Pair[] = [
  ['fg', everyPaper, 4.5],
  ['fg-muted', everyPaper, 4.5],
  ['accent-text', everyPaper, 4.5],
  ['success', everyPaper, 4.5],
  ['warning', everyPaper, 4.5],
  ['danger', everyPaper, 4.5],
  ['info', everyPaper, 4.5],
  ['on-accent', ['accent', 'accent-hover'], 4.5],
  ['on-accent-soft', ['accent-soft'], 4.5],
  ['on-success-soft', ['success-soft'], 4.5],
  ['on-warning-soft', ['warning-soft'], 4.5],
  ['on-danger-soft', ['danger-soft'], 4.5],
  ['on-info-soft', ['info-soft'], 4.5],
  ['on-danger', ['danger'], 4.5],
  // With the preference for more contrast, every line uses it (`tokens-css.mjs`).
  ['border-strong', everyPaper, 3],
  ['accent', everyPaper, 3],
  ['focus', everyPaper, 3],
  ['p-high', ['surface', 'raised', 'hover'], 3],
  ['p-med', ['surface', 'raised', 'hover'], 3],
  ['p-low', ['surface', 'raised', 'hover'], 3],
  ['c1', ['surface'], 3],
  ['c2', ['surface'], 3],
  ['c3', ['surface'], 3],
  ['c4', ['surface'], 3],
];
