import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {import('../release/types.d.ts').ShellEntry} ShellEntry */

/**
 * Returns the shell that the registry names. Reads it once per response, so that page, headers and public files of one
 * response belong to one release even while another one goes live.
 * @param {string} folder of the release
 * @returns {() => Promise<ShellEntry | undefined>} undefined when no registry names one with its page; then the copies at
 *   the root are used
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
      // The file is invalid while a user edits it: the last valid content applies.
    }
    return last;
  };
}

/**
 * Path in the live shell's folder of a file that is served at the root.
 * @param {ShellEntry | undefined} shell
 * @param {string} path
 * @returns {string | undefined} a path in the release folder
 */
export function releasedPath(shell, path) {
  if (!shell) return undefined;
  if (path === '/index.html') return shell.index;
  return (shell.public ?? []).find((file) => file === `${shell.path}${path.slice(1)}`);
}
