// A separate entry point, loaded with what searches.
export { seriesInSearch } from './series-in-search.ts';
export { type FoundTask, tasksInSearch, whereText } from './tasks-in-search.ts';
