import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {{ name: string, title: string, routes: { id: string, path: string, title: string }[],
 *   commands?: { id: string, title: string, to?: string }[],
 *   shortcuts?: { keys: string, title: string, to?: string }[],
 *   nav?: { place: string, label: string, to: string, order: number }[],
 *   slots?: { slot: string, title: string, order: number }[] }} Descriptor
 */

/**
 * Reads the descriptors of all modules. An app is a module if its folder contains a `module.json`; there is no other
 * list.
 * @param {string} [root]
 * @returns {Descriptor[]}
 */
export function moduleDescriptors(root = here) {
  return readdirSync(join(root, 'apps'))
    .map((app) => join(root, 'apps', app, 'module.json'))
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')));
}

/** Names of all apps, with the shell last. @param {string} [root] */
export const allApps = (root) => [...moduleDescriptors(root).map(({ name }) => name), 'shell'];
