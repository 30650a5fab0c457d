import type { Priority } from '../records/work.ts';
import { wholePercents } from './whole-percents.ts';

/** Shown together with the glyph, because colour alone is not accessible. */
export const priorityNames: Readonly<Record<Priority, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};
export const priorityGlyphs: Readonly<Record<Priority, string>> = { low: '▼', medium: '■', high: '▲' };

/** The share of each priority in all works, in whole percent that add up to 100; all 0 without works. */
export function priorityPercents({ low, medium, high }: Readonly<Record<Priority, number>>) {
  const [ofLow = 0, ofMedium = 0, ofHigh = 0] = wholePercents([low, medium, high]);
  return { low: ofLow, medium: ofMedium, high: ofHigh } satisfies Record<Priority, number>;
}
