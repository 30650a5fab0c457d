/** Deleted records, and living ones below a parent that does not live: no list, count or index ever meets them. */
export const hiddenStore = 'hidden';
/** How many living records hold a value, and their sums. */
export const totalsStore = 'totals';
/** What was typed and is not saved; no part of the records. */
export const draftsStore = 'drafts';
/** What changed, on the embedded backend alone: a server has its own. */
export const historyStore = 'history';
/** Index of the `schemaVersion` of living rows. */
export const versionIndex = 'v';

export const indexName = (fields: readonly string[]) => fields.join('+');
