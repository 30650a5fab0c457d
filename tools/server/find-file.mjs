import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

/**
 * Files of the release folder that nobody may ask for: the headers, and the pages of single shell releases, from which
 * an old shell would run on the live data. What is published of them is at the root.
 */
const unserved = /^\/(?:headers\.json|s\/[^/]+\/(?:headers\.json|[^/]+\.html))$/;

/**
 * The path of an address, decoded and checked; undefined for one that tries to leave the folder. One that cannot be
 * decoded stays as it is written: it names no file, and the page says that there is nothing at a screen's (SH15).
 * @param {string} url as it stands in the request line
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
 * The file that answers a path. A navigation to an address without a file gets the page; a missing asset gets nothing.
 * @param {string} folder
 * @param {string} path
 * @param {string} accept the request's Accept header
 * @returns {Promise<{ path: string, file: string } | undefined>}
 */
export async function findFile(folder, path, accept) {
  if (path.split('/').some((segment) => segment.startsWith('.'))) return undefined;
  const wanted = path === '/' ? '/index.html' : path;
  if (!unserved.test(path) && (await isFile(join(folder, wanted)))) {
    return { path: wanted, file: join(folder, wanted) };
  }
  const navigation = accept.includes('text/html') && extname(path) === '' && !/^\/[ms]\//.test(path);
  return navigation ? { path: '/index.html', file: join(folder, 'index.html') } : undefined;
}

/** @param {string} path */
export const isFile = (path) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
