import { join } from 'node:path';
import { runnerImport } from 'vite';

const contract = join(import.meta.dirname, '../../libs/platform/src/contract');

/** @param {string} file */
const moduleAt = async (file) =>
  (await runnerImport(join(contract, file), { configFile: false, logLevel: 'warn' })).module;

/**
 * Lists what a shell built from this source provides for modules in addition to its libraries. A release compares it with what
 * a module needs.
 * @returns {Promise<import('../release/types.d.ts').Provides>}
 */
export async function providedByShell() {
  const [{ CONTRACT }, { levels }] = [await moduleAt('descriptor.ts'), await moduleAt('levels.ts')];
  return { contract: CONTRACT, levels };
}
