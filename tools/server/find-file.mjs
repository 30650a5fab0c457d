import { lstat, realpath } from 'node:fs/promises';
import { extname, join, posix, relative, sep } from 'node:path';
import { releasedPath } from './live-shell.mjs';

/**
 * Files of the release folder that are not served: the headers, the history of releases, source maps, notes about
 * versions, and the pages of single shell releases, which would run an old shell on live data. The root has public
 * copies of headers and pages.
 */
const unserved =
  /^\/(?:headers\.json|(?:history|maps)\/.*|(?:m\/[^/]+|s)\/[^/]+\/notes\.json|s\/[^/]+\/(?:headers\.json|[^/]+\.html))$/;

/**
 * Decodes and checks the path of an address. Returns undefined for a path that leaves the folder. A path that cannot be
 * decoded stays unchanged: it matches no file, and for a screen the page shows that it does not exist.
 * @param {string} url from the request line
 * @returns {string | undefined}
 */
export function pathOf(url) {
  const raw = url.split(/[?#]/, 1)[0] ?? '';
  if (!raw.startsWith('/')) return undefined;
  const path = decoded(raw);
  const climbs = path.split('/').some((segment) => segment === '..' || segment === '.');
  return climbs || path.includes('\0') || path.includes('\\') || path.startsWith('//') ? undefined : path;
}

/** @param {string} raw */
function decoded(raw) {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/**
 * Finds the file for a path. A navigation to an address without a file gets the page; a missing asset gets nothing.
 * Page and public files come from the live shell's folder; the copies at the root are for hosts that do not read the
 * registry.
 * @param {string} folder
 * @param {string} path
 * @param {{ accept: string, shell: import('../release/types.d.ts').ShellEntry | undefined }} asked the request's Accept
 *   header, and the live shell
 * @returns {Promise<{ path: string, file: string } | undefined>} the served address, and a file without links in its path
 */
export async function findFile(folder, path, { accept, shell }) {
  if (!isServed(path)) return isNavigation(path, accept) ? page(folder, shell) : undefined;
  const wanted = path === '/' ? '/index.html' : path;
  const released = releasedPath(shell, wanted);
  const file = (released && (await ownFile(folder, released))) ?? (await servedFile(folder, wanted));
  if (file) return { path: wanted, file };
  return isNavigation(path, accept) ? page(folder, shell) : undefined;
}

/** True for a file that is not served, even if the path repeats slashes. @param {string} path */
export const isKeptBack = (path) => unserved.test(posix.normalize(path));

/** True when the path is neither hidden nor kept back. @param {string} path */
const isServed = (path) => !/\/\./.test(path) && !isKeptBack(path);

/** @param {string} path @param {string} accept */
const isNavigation = (path, accept) =>
  accept.includes('text/html') && extname(path) === '' && !/^\/[ms]\/|\/\./.test(path);

/** @param {string} folder @param {import('../release/types.d.ts').ShellEntry | undefined} shell */
async function page(folder, shell) {
  const released = shell && (await ownFile(folder, shell.index));
  const file = released ?? (await servedFile(folder, '/index.html'));
  return file === undefined ? undefined : { path: '/index.html', file };
}

/** A link may only point to another file of the release that is served. @param {string} folder @param {string} path */
async function servedFile(folder, path) {
  const file = await ownFile(folder, path);
  if (file === undefined) return undefined;
  const real = relative(await realpath(folder), file)
    .split(sep)
    .join('/');
  return isServed(`/${real}`) ? file : undefined;
}

/**
 * Returns a file of the folder, without links in its path, or undefined when it does not exist or a link leads outside.
 * @param {string} folder
 * @param {string} path
 * @returns {Promise<string | undefined>}
 */
async function ownFile(folder, path) {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    return file.startsWith(root + sep) && (await isFile(file)) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** True for a file itself, false for a link to one. @param {string} path */
export const isFile = (path) =>
  lstat(path).then(
    (found) => found.isFile(),
    () => false,
  );
