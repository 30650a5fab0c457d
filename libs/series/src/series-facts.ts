import { type KindFacts, repeatFacts } from '@dayloom/domain';
import type { SeriesKind } from './series-kind.ts';

/** What screens need of a series of this kind. */
export const seriesFacts = ({ facts: { words } }: SeriesKind): KindFacts<'repeats'> => ({
  ...repeatFacts,
  words: { one: `Repeating ${words.one.toLowerCase()}`, many: `repeating ${words.many}` },
});

export const changedMeanwhile = (kind: SeriesKind) =>
  `The ${seriesFacts(kind).words.one.toLowerCase()} was changed or ended meanwhile`;
