/**
 * Code that only the leader tab or the list of rejected changes needs. Loaded after the first screen, so that it does
 * not delay it.
 */
export { lead } from '../tabs/lead.ts';
export { readHistory } from './read-history.ts';
export { discard, retry } from '../sending/rejections.ts';
