/** Deleted records, and living ones below a deleted or missing parent. Lists, counts and indexes never include them. */
export const hiddenStore = 'hidden';
/** Counts of living records by value, and sums of their numbers. */
export const totalsStore = 'totals';
/** Unsaved form input; not part of the records. */
export const draftsStore = 'drafts';
/** The history of records. Only on the embedded backend; a server has its own. */
export const historyStore = 'history';
/** The index of living rows by `schemaVersion`. */
export const versionIndex = 'v';

export const indexName = (fields: readonly string[]) => fields.join('+');
