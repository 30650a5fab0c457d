import type { Priority } from '../records/work-facts.ts';

/** Shown together with the glyph, because colour alone is not accessible. */
export const priorityNames: Readonly<Record<Priority, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};
export const priorityGlyphs: Readonly<Record<Priority, string>> = { low: '▼', medium: '■', high: '▲' };

/**
 * The share of each count in their sum, in whole percent that add up to 100; all 0 if the sum is 0. By the largest
 * remainder; of equal remainders the smaller count is rounded up, so that it is not shown as nothing.
 */
function wholePercents(counts: readonly number[]): readonly number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return counts.map(() => 0);
  const percents = counts.map((count) => Math.floor((100 * count) / all));
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const remainder = (index: number) => (100 * (counts[index] ?? 0)) % all;
  const roundedUp = [...counts.keys()]
    .toSorted((a, b) => remainder(b) - remainder(a) || (counts[a] ?? 0) - (counts[b] ?? 0))
    .slice(0, missing);
  return percents.map((percent, index) => percent + (roundedUp.includes(index) ? 1 : 0));
}

/** The share of each priority in all works, in whole percent that add up to 100; all 0 without works. */
export function priorityPercents({ low, medium, high }: Readonly<Record<Priority, number>>) {
  const [ofLow = 0, ofMedium = 0, ofHigh = 0] = wholePercents([low, medium, high]);
  return { low: ofLow, medium: ofMedium, high: ofHigh } satisfies Record<Priority, number>;
}
