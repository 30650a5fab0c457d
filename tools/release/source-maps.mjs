import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { filesUnder } from './files.mjs';

/**
 * Where the source maps of a version are stored. They are not part of the version, and are never served.
 * @param {string} folder such as `m/works/0.1.0-0a1b2c3d`
 */
export const mapsFolder = (folder) => `maps/${folder}`;

/**
 * Keeps the source maps of a built app for its version. Existing ones stay: a build that differs only in comments gives
 * the same version with other maps.
 * @param {import('./types.d.ts').Store} store
 * @param {import('./types.d.ts').ReleasedApp} app
 * @param {string} root of the workspace
 */
export async function putMaps(store, { name: app, folder, contents }, root) {
  const dist = join(root, 'apps', app, 'dist');
  for (const name of await filesUnder(dist))
    if (name.endsWith('.map') && contents.has(name.slice(0, -'.map'.length)))
      await store.create(`${mapsFolder(folder)}/${name}`, await readFile(join(dist, name)));
}

/** The path in the repository, such as `libs/ui/src/button.tsx`. @param {string} source as a source map names it */
export function sourcePath(source) {
  const [, app = '', path = source] = /^webpack:\/\/dayloom_([^/]+)\/(.+)$/.exec(source) ?? [];
  return path.startsWith('.') ? posix.join('apps', app, path) : path;
}
