/** What only writes and the trash need. Loaded after the first records are shown, or by the first write. */
export { readDeleted } from '../deleted/deleted-records.ts';
export { transact } from '../database/transact.ts';
export { commitTo } from './commit.ts';
export { loadHistory, tidy, upgradeCollections } from './tidy.ts';

/** A separate chunk, because few users export or import. */
export const loadTransfer = () => import(/* webpackChunkName: "transfer" */ './transfer.ts');
