import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Placeholder for the folder of the project, which the factory resolves. */
export const folderAlias = '@folder';

/**
 * Removes the folder of the project from code that a plugin wrote, so that neither this text nor the columns of its
 * source map depend on it.
 * @param {string} source
 */
export default (source) => source.replaceAll(JSON.stringify(root).slice(1, -1), folderAlias);
