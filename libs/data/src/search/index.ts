// A separate entry point, loaded with the search sources of the modules. No screen needs it.
export { createSearch, type SearchedTexts } from './create-search.ts';
