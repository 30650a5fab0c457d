import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

const packages = realpathSync(join(import.meta.dirname, '../../node_modules/@module-federation'));

/**
 * The federation plugin wires the CommonJS build of its own runtime into the bundle, which cannot be tree-shaken.
 * These aliases take the ES modules lying beside it instead. They lean on the library's file names: the bench's byte
 * limit notices when an upgrade changes them.
 * @returns {Record<string, string>}
 */
export function federationRuntimeAsEsm() {
  /** @type {Record<string, string>} */
  const aliases = {};
  for (const name of readdirSync(packages)) {
    for (const file of ['index', 'bundler']) {
      const commonJs = join(packages, name, 'dist', `${file}.cjs`);
      const module = ['js', 'mjs']
        .map((extension) => commonJs.replace(/cjs$/, extension))
        .find((path) => existsSync(path));
      if (existsSync(commonJs) && module) aliases[commonJs] = module;
    }
  }
  return aliases;
}
