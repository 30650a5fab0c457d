// A door of its own: it is loaded with the search sources of the modules, and stands on no screen.
export { createSearch, type SearchOptions } from './create-search.ts';
