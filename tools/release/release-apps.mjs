import { resolve } from 'node:path';
import { allApps } from '../apps.mjs';
import { goLive } from './go-live.mjs';
import { putVersion } from './put-version.mjs';
import { nextVersionOf } from './registry.mjs';
import { folderStore } from './stores/folder-store.mjs';
import { versionOfApp } from './version-of-app.mjs';

/** Begins the reason of a change that a build of all programs made. */
export const buildVerb = 'build';

/**
 * Puts built apps into the release folder and makes them live together. The registry is switched in one step, so whoever
 * reads the folder meanwhile sees the state before or the state after, and releases made at once lose nothing of each
 * other. Releasing one module adds its folder and a line of history, and changes `modules.json`, nothing else.
 * Throws a sentence when an app is not built, or when no shell is in the folder.
 * @param {{ apps?: string[], target?: string, root?: string, compress?: boolean, now?: () => Date }} [options]
 *   `target` is resolved against `root`; without `compress` the files are served as they are, which development does
 * @returns {Promise<{ registry: import('./types.d.ts').Registry, released: import('./types.d.ts').ReleasedApp[] }>}
 */
export async function releaseApps(options = {}) {
  const root = resolve(options.root ?? process.cwd());
  const target = resolve(root, options.target ?? 'dist/release');
  const { compress = true, now = () => new Date() } = options;
  const store = folderStore(target);
  const released = [];
  for (const app of options.apps ?? allApps(root)) {
    const version = await versionOfApp({ app, root });
    await putVersion(store, version, { compress });
    released.push(version);
  }
  const reason = `${buildVerb} ${released.map(({ name, version }) => `${name} ${version}`).join(', ')}`;
  const { registry } = await goLive(store, released.map(nextVersionOf), { reason, now, gate: false });
  return { registry, released };
}
