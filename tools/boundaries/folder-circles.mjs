/** @typedef {{ source: string, dependencies: readonly { resolved: string }[] }} Module */
/** @typedef {{ from: string, to: string }} Arrow */

const instead =
  'Folders of one app or library form no circle: move what both need into a third folder, or the file to where it is used.';
const isTest = /\.(?:test|spec)\.tsx?$|\/testing\//;

/**
 * Returns the folder directly below `src` that contains a file, or the file itself if it is in `src`.
 * @param {string} path
 */
const folderOf = (path) => /^(?:(?:apps|libs)\/[^/]+|functions)\/src\/[^/]+/.exec(path)?.[0];
/** @param {string} folder */
const isFile = (folder) => /\.\w+$/.test(folder);
/** @param {string} folder */
const packageOf = (folder) => folder.split('/').slice(0, 2).join('/');

/**
 * Finds the imports between folders of the same app or library, with one example for each pair.
 * @param {readonly Module[]} modules
 */
function arrowsBetween(modules) {
  /** @type {Map<string, Map<string, Arrow>>} */
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    const from = folderOf(source);
    if (!from || isTest.test(source)) continue;
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (!to || to === from || isTest.test(resolved) || packageOf(to) !== packageOf(from)) continue;
      const known = arrows.get(from) ?? new Map();
      arrows.set(from, known.set(to, { from: source, to: resolved }));
    }
  }
  return arrows;
}

/**
 * Whether a folder imports another one, directly or indirectly.
 * @param {Map<string, Map<string, Arrow>>} arrows
 * @param {string} from
 * @param {string} to
 * @returns {boolean}
 */
function leadsTo(arrows, from, to, seen = new Set()) {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(arrows.get(from)?.keys() ?? [])].some((next) => leadsTo(arrows, next, to, seen));
}

/**
 * Reports one violation per import between folders that is part of a cycle.
 * @param {readonly Module[]} modules
 * @returns {import('./cruise.mjs').Violation[]}
 */
export function folderCircles(modules) {
  const arrows = arrowsBetween(modules);
  return [...arrows].flatMap(([from, ends]) =>
    [...ends]
      // Files directly in `src` that import each other are a cycle of files, which another rule forbids.
      .filter(([to]) => !(isFile(from) && isFile(to)) && leadsTo(arrows, to, from))
      .map(([, arrow]) => ({ rule: 'no-folder-circles', ...arrow, instead })),
  );
}
