// A separate entry point: the search code is loaded with the palette.
export { foldText } from './fold-text.ts';
export { matchRank, type SearchableText, searchableText, searchWords } from './match-text.ts';
