// A door of its own beside the domain's: what searches is loaded with the palette, and stands on no screen.
export { foldText } from './fold-text.ts';
export { matchRank, type SearchableText, searchableText, searchWords } from './match-text.ts';
