import { licencesName } from '../rspack/licences/licences-name.mjs';

/** File at the root with the licences of all that is live. */
export const licencesText = 'licences.txt';

/** @typedef {import('../rspack/licences/notice-of.mjs').Notice} Notice */

const line = '-'.repeat(80);

const heading = `Dayloom contains the packages and fonts below. Each is listed with its licence.`;

/**
 * Lists the licences of every package and font in the live programs, as their builds found them. The text does not
 * depend on the order of releases. Packages with the same licence text share it.
 * @param {import('./types.d.ts').Store} store
 * @param {import('./types.d.ts').Registry} registry
 * @returns {Promise<Buffer>}
 */
export async function composeLicences(store, { shell, modules }) {
  const programs = [{ name: 'shell', path: shell.path }, ...modules].sort(byName);
  /** @type {Map<string, Map<string, Set<string>>>} by text, then by package: the programs that hold it */
  const texts = new Map();
  const silent = [];
  for (const { name, path } of programs) {
    const notices = await noticesIn(store, path);
    if (!notices) silent.push(name);
    for (const { text, ...about } of notices ?? []) {
      const title = `${about.name} ${about.version} (${about.licence})`;
      const packages = texts.get(text) ?? new Map();
      packages.set(title, (packages.get(title) ?? new Set()).add(name));
      texts.set(text, packages);
    }
  }
  const blocks = [...texts].map(([text, packages]) => {
    const titles = [...packages].map(([title, holders]) => `${title}: ${[...holders].join(', ')}`).sort();
    return `${titles.join('\n')}\n\n${text}`;
  });
  const without =
    silent.length > 0 ? [`Released without a list of their packages: ${silent.join(', ')}.`] : [];
  return Buffer.from(`${[heading, ...without, ...blocks.sort()].join(`\n\n${line}\n\n`)}\n`);
}

/** @param {{ name: string }} one @param {{ name: string }} other */
const byName = (one, other) => (one.name < other.name ? -1 : 1);

/**
 * Reads the licences of a version; undefined when its build did not list them.
 * @param {import('./types.d.ts').Store} store
 * @param {string | undefined} path of its folder; the first shells have none
 * @returns {Promise<readonly Notice[] | undefined>}
 */
async function noticesIn(store, path) {
  const stored = path ? await store.read(`${path.slice(1)}${licencesName}`) : undefined;
  return stored && JSON.parse(stored.bytes.toString());
}
