import { registryName } from './switch.mjs';

/** @typedef {'versioned file' | 'list of a version' | 'end of a version' | 'public file' | 'public page' | 'page' | 'registry'} Kind */

/** @param {string} name @returns {Kind} */
function kindOf(name) {
  if (name === registryName) return 'registry';
  if (name === 'index.html') return 'page';
  if (!/^[ms]\//.test(name)) return /\.(?:html|webmanifest)$/.test(name) ? 'public page' : 'public file';
  if (name.endsWith('/files.json')) return 'end of a version';
  return /\/(?:entry|registry)\.json$/.test(name) ? 'list of a version' : 'versioned file';
}

/**
 * Groups the files of a release into upload steps, so that no file arrives before the files that it names.
 * @param {Iterable<string>} names such as `m/works/0.1.0-0a1b2c3d/entry.json`
 * @param {{ isRegistryFirst?: boolean }} [options] swaps the last two steps, the page and the registry
 * @returns {string[][]} the files of one step may be uploaded in any order
 */
export function uploadOrder(names, { isRegistryFirst = false } = {}) {
  /** @type {Kind[]} */
  const last = isRegistryFirst ? ['registry', 'page'] : ['page', 'registry'];
  /** @type {Kind[]} */
  const kinds = [
    'versioned file',
    'list of a version',
    'end of a version',
    'public file',
    'public page',
    ...last,
  ];
  const all = [...names];
  return kinds.map((kind) => all.filter((name) => kindOf(name) === kind));
}

/**
 * The same order in words, for an upload of the copied folder. Versions are one step, because no visitor loads one
 * before page or registry name it.
 * @param {{ isRegistryFirst: boolean }} options
 */
export function uploadOrderInWords({ isRegistryFirst }) {
  const last = isRegistryFirst ? [registryName, 'index.html'] : ['index.html', registryName];
  const steps = ['m/ and s/', 'other files', 'other .html and .webmanifest', ...last];
  return `Order for an upload of that folder: ${steps.join('; ')}.`;
}
