import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { allApps } from '../apps.mjs';
import { everythingHasIntegrity, headersFor } from '../headers.mjs';
import { exists, jsonText, readJson, writeAtomically } from './files.mjs';
import { composeIndex } from './index-html.mjs';
import { putApp } from './put-app.mjs';
import { composeRegistry, keepEntry } from './registry.mjs';

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
  const released = [];
  for (const app of options.apps ?? allApps(root))
    released.push(await putApp({ app, root, target, compress: options.compress ?? true }));

  for (const app of released.filter((one) => one.kind === 'module')) await keepEntry(target, app);
  const { registry, changed } = await composeRegistry(target, released);
  const shell = released.find((app) => app.kind === 'shell');
  if (shell)
    await putShellFiles({ root, target, shell, registry, integrityPolicy: options.integrityPolicy ?? false });
  if (changed) await writeAtomically(join(target, 'modules.json'), jsonText(registry));
  return { registry, released };
}

/**
 * What stands at the root of the release: the page, its headers, the configuration and static files.
 * @param {{ root: string, target: string, shell: import('./types.d.ts').ReleasedApp,
 *   registry: import('./types.d.ts').Registry, integrityPolicy: boolean }} parts
 */
async function putShellFiles({ root, target, shell, registry, integrityPolicy }) {
  // The copy the shell starts from when the live registry cannot be had; part of the version, so never rewritten.
  const builtIn = join(target, shell.folder, 'registry.json');
  if (!(await exists(builtIn))) await writeAtomically(builtIn, jsonText(registry));

  const publicFolder = join(root, 'apps/shell/public');
  if (await exists(publicFolder)) await cp(publicFolder, target, { recursive: true, dereference: true });
  const config = join(target, 'config.json');
  if (!(await exists(config))) await writeAtomically(config, '{"backend":"local"}\n');

  const index = await composeIndex({ root, shell });
  if (integrityPolicy && !everythingHasIntegrity(index.html)) {
    throw new Error('Integrity-Policy would block a script: index.html names one without integrity.');
  }
  /** @type {string[]} */
  const constantStyles = (await readJson(join(root, 'apps/shell/constant-styles.json'))) ?? [];
  const headers = headersFor({
    ...index,
    inlineStyles: [...index.inlineStyles, ...constantStyles],
    integrityPolicy,
  });
  await writeAtomically(join(target, 'headers.json'), jsonText(headers));
  await writeAtomically(join(target, 'index.html'), index.html);
}
