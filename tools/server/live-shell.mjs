import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {import('../release/types.d.ts').ShellEntry} ShellEntry */

/**
 * The shell that the registry names. Read anew for each answer, and once: page, headers and public files of one answer
 * are those of one release, whenever another goes live.
 * @param {string} folder of the release
 * @returns {() => Promise<ShellEntry | undefined>} undefined where no registry names one with its page; the copies at
 *   the root stand in for it
 */
export function liveShell(folder) {
  /** @type {ShellEntry | undefined} */
  let last;
  /** @type {Buffer | undefined} */
  let known;
  return async () => {
    const bytes = await readFile(join(folder, 'modules.json')).catch(() => undefined);
    if (!bytes) return undefined;
    if (known?.equals(bytes)) return last;
    try {
      const { shell } = JSON.parse(bytes.toString());
      last = shell?.path && shell.index && shell.headers ? shell : undefined;
      known = bytes;
    } catch {
      // Half of a file that somebody writes by hand: what it said before holds until it can be read.
    }
    return last;
  };
}

/**
 * Where the live shell has what is served under an address at the root.
 * @param {ShellEntry | undefined} shell
 * @param {string} path
 * @returns {string | undefined} a path in the release folder
 */
export function releasedPath(shell, path) {
  if (!shell) return undefined;
  if (path === '/index.html') return shell.index;
  return (shell.public ?? []).find((file) => file === `${shell.path}${path.slice(1)}`);
}
