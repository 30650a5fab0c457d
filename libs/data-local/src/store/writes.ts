/** What only writes need. Loaded once the first screen is ready, or by the first write. */
export { transact } from '../database/transact.ts';
export { commitTo } from './commit.ts';
export { loadHistory, tidy, upgradeCollections } from './tidy.ts';

/** A separate chunk, because few users export or import. */
export const loadTransfer = () => import(/* webpackChunkName: "transfer" */ './transfer.ts');
