import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

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
 * The parsed JSON file, or undefined when it is absent. A file that is not JSON throws with its path.
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
 * Replaces a file in one step, so that a reader sees the old text or the new one and never half of it.
 * @param {string} path
 * @param {string | Buffer} content
 */
export async function writeAtomically(path, content) {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}

/**
 * Subresource-integrity value of some bytes.
 * @param {Buffer | string} bytes
 */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** @param {unknown} value */
export const jsonText = (value) => `${JSON.stringify(value, null, 2)}\n`;
