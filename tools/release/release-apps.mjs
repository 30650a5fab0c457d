import { resolve } from 'node:path';
import { allApps } from '../apps.mjs';
import { goLive } from './go-live.mjs';
import { madeFrom, noteMade } from './notes.mjs';
import { putVersion } from './put-version.mjs';
import { nextVersionOf } from './registry.mjs';
import { putMaps } from './source-maps.mjs';
import { folderStore } from './stores/folder-store.mjs';
import { versionOfApp } from './version-of-app.mjs';

/** The reason of a change made by a build of all programs begins with this word. */
export const buildVerb = 'build';

/**
 * Puts built apps into the release folder and makes them live together. The registry is replaced atomically: readers
 * get the old or the new state, and parallel releases lose nothing. Releasing one module adds its folder and an entry
 * of history and changes only `modules.json`. Throws a message when an app is not built, or when the folder has no
 * shell.
 * @param {{ apps?: string[], target?: string, root?: string, compress?: boolean, now?: () => Date }} [options]
 *   `target` is resolved against `root`; development skips `compress`: it serves the files as they are, and needs no
 *   source maps of earlier versions
 * @returns {Promise<{ registry: import('./types.d.ts').Registry, released: import('./types.d.ts').ReleasedApp[],
 *   objections: string[] }>} `objections` that a release of one app would be refused for
 */
export async function releaseApps(options = {}) {
  const root = resolve(options.root ?? process.cwd());
  const target = resolve(root, options.target ?? 'dist/release');
  const { compress = true, now = () => new Date() } = options;
  const store = folderStore(target);
  const made = await madeFrom(root, now);
  const released = [];
  for (const app of options.apps ?? allApps(root)) {
    const version = await versionOfApp({ app, root });
    await putVersion(store, version, { compress });
    if (compress) await putMaps(store, version, root);
    await noteMade(store, version.folder, made, root);
    released.push(version);
  }
  const reason = `${buildVerb} ${released.map(({ name, version }) => `${name} ${version}`).join(', ')}`;
  const check = compress ? 'note' : 'none';
  const { registry, overrode } = await goLive(store, released.map(nextVersionOf), { reason, now, check });
  return { registry, released, objections: overrode };
}
