/**
 * What only a tab that leads, or a person who looks at refused changes, needs: fetched once the first screen stands, so
 * that it does not keep that screen waiting.
 */
export { lead } from './lead.ts';
export { readHistory } from './read-history.ts';
export { discard, retry } from './refusals.ts';
