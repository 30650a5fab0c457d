import type { Priority } from '../records/work.ts';

/** Shown together with the glyph, because colour alone is not accessible. */
export const priorityNames: Readonly<Record<Priority, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};
export const priorityGlyphs: Readonly<Record<Priority, string>> = { low: '▼', medium: '■', high: '▲' };

/** The share of each priority in all works, from 0 to 1; all 0 without works. */
export function priorityShares(counts: Readonly<Record<Priority, number>>): Record<Priority, number> {
  const all = counts.low + counts.medium + counts.high;
  const share = (count: number) => (all > 0 ? count / all : 0);
  return { low: share(counts.low), medium: share(counts.medium), high: share(counts.high) };
}
