import { join, resolve } from 'node:path';
import { allApps } from '../apps.mjs';
import { exists, jsonText, writeAtomically } from './files.mjs';
import { putApp } from './put-app.mjs';
import { composeRegistry, keepEntry } from './registry.mjs';
import { publishShell } from './shell-page.mjs';

/**
 * Puts built apps into the release folder and makes them live. The registry is written last and in one step,
 * so whoever reads the folder meanwhile sees the state before or the state after.
 * Releasing one module adds its folder and changes `modules.json`, nothing else.
 * Throws a sentence when an app is not built, or when no shell is in the folder.
 * @param {{ apps?: string[], target?: string, root?: string, integrityPolicy?: boolean, compress?: boolean }} [options]
 *   `target` is resolved against `root`; `integrityPolicy` switches the Integrity-Policy header on; without `compress`
 *   the files are served as they are, which development does
 * @returns {Promise<{ registry: import('./types.d.ts').Registry, released: import('./types.d.ts').ReleasedApp[] }>}
 */
export async function releaseApps(options = {}) {
  const root = resolve(options.root ?? process.cwd());
  const target = resolve(root, options.target ?? 'dist/release');
  const { compress = true, integrityPolicy = false } = options;
  const released = [];
  for (const app of options.apps ?? allApps(root))
    released.push(await putApp({ app, root, target, compress, integrityPolicy }));

  for (const app of released) await keepEntry(target, app);
  const { registry, changed } = await composeRegistry(target, released);
  const shell = released.find((app) => app.kind === 'shell');
  if (shell) {
    // The copy the shell starts from when the live registry cannot be had. It says what was live when the shell was
    // released, so the version does not depend on it, and it is never rewritten.
    await writeOnce(join(target, shell.folder, 'registry.json'), jsonText(registry));
    await writeOnce(join(target, 'config.json'), '{"backend":"local"}\n');
    await publishShell(target, registry.shell);
  }
  if (changed) await writeAtomically(join(target, 'modules.json'), jsonText(registry));
  return { registry, released };
}

/** @param {string} path @param {string} text */
async function writeOnce(path, text) {
  if (!(await exists(path))) await writeAtomically(path, text);
}
