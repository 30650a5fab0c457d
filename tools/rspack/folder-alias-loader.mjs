import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Stands for the folder of the project; the factory resolves it. */
export const folderAlias = '@folder';

/**
 * Takes the folder of the project out of code that a plugin wrote, so that neither this text nor the columns of its
 * source map depend on it.
 * @param {string} source
 */
export default (source) => source.replaceAll(JSON.stringify(root).slice(1, -1), folderAlias);
