import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exists, readJson } from '../../tools/release/files.mjs';

const outsiders = [
  'jotai',
  'react-router-dom',
  '@tanstack/react-query',
  'react-toastify',
  'idb',
  'firebase/app',
  'firebase-admin',
  'firebase/firestore/pipelines',
  '@module-federation/enhanced',
];

/**
 * Creates a small copy of the workspace in a temporary folder: every library with its real package.json and empty
 * entries, stubs for the packages named in the import rules, and the given files.
 * @param {string} root the real workspace
 * @param {Record<string, string>} files sources by path
 * @returns {Promise<{ folder: string, remove: () => Promise<void> }>}
 */
export async function plantedTree(root, files) {
  const folder = await mkdtemp(join(tmpdir(), 'dayloom-planted-'));
  await put(
    folder,
    'tsconfig.json',
    '{ "compilerOptions": { "allowImportingTsExtensions": true, "noEmit": true } }',
  );
  await mkdir(join(folder, 'node_modules/@dayloom'), { recursive: true });
  for (const lib of await readdir(join(root, 'libs'))) await stubLibrary(root, folder, lib);
  for (const name of outsiders) {
    await put(
      folder,
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
    );
    await put(folder, `node_modules/${name}/index.js`, 'export const thing = 1;\n');
  }
  for (const [path, source] of Object.entries(files)) await put(folder, path, source);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {string} lib
 */
async function stubLibrary(root, folder, lib) {
  const manifest = join(root, 'libs', lib, 'package.json');
  if (!(await exists(manifest))) return;
  await mkdir(join(folder, 'libs', lib), { recursive: true });
  await cp(manifest, join(folder, 'libs', lib, 'package.json'));
  await symlink(join('../../libs', lib), join(folder, 'node_modules/@dayloom', lib));
  for (const path of Object.values((await readJson(manifest)).exports ?? {})) {
    await put(folder, join('libs', lib, String(path)), 'export const offered = 1;\n');
  }
  await put(folder, `libs/${lib}/src/hidden.ts`, 'export const hidden = 1;\n');
}

/**
 * @param {string} folder
 * @param {string} path
 * @param {string} text
 */
async function put(folder, path, text) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}
