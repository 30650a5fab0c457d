/** Code for the leader tab and the list of rejected changes, loaded after the first screen. */
export { lead } from '../tabs/lead.ts';
export { readHistory } from './read-history.ts';
export { discard, retry } from '../sending/rejections.ts';
