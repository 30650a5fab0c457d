import type { Priority } from '../records/work.ts';

/** The word of a priority: with the glyph, since colour alone tells nothing. */
export const priorityNames: Readonly<Record<Priority, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};
export const priorityGlyphs: Readonly<Record<Priority, string>> = { low: '▼', medium: '■', high: '▲' };

/** The parts of low, medium and high works among all, each from 0 to 1; all 0 without works. */
export function priorityShares(counts: Readonly<Record<Priority, number>>): Record<Priority, number> {
  const all = counts.low + counts.medium + counts.high;
  const share = (count: number) => (all > 0 ? count / all : 0);
  return { low: share(counts.low), medium: share(counts.medium), high: share(counts.high) };
}
