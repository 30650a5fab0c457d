import { createHash, randomBytes } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * Every file under a folder, as sorted paths with forward slashes relative to it.
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function filesUnder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * @param {string} path
 * @returns {Promise<boolean>}
 */
export const exists = (path) =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Reads a JSON file; undefined when it does not exist. Throws with its path when it is not JSON.
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function readJson(path) {
  if (!(await exists(path))) return undefined;
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} is not valid JSON`, { cause: error });
  }
}

/**
 * A unique name next to a file that no other writer uses, in this process or another. It begins with a dot, so it is
 * never served.
 * @param {string} path
 */
export const temporaryFor = (path) =>
  path.replace(/[^/\\]+$/, (name) => `.${name}.${randomBytes(6).toString('hex')}.tmp`);

/** Subresource integrity value of some bytes. @param {Buffer | string} bytes */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** @param {unknown} value */
export const jsonText = (value) => `${JSON.stringify(value, null, 2)}\n`;
