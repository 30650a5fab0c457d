import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const passedOver = ['node_modules', 'dist', '.git', '.nx', '.cache', 'test-results', 'playwright-report'];

/**
 * Lists every hand-written file of the project, as paths with forward slashes relative to its root.
 * @param {string} root
 * @param {string} [folder]
 * @returns {Promise<string[]>}
 */
export async function sourceFiles(root, folder = '') {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (passedOver.includes(entry.name)) return [];
      return entry.isDirectory() ? sourceFiles(root, path) : [path];
    }),
  );
  return found.flat().sort();
}
