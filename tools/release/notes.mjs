import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../start/run-command.mjs';
import { jsonText } from './files.mjs';
import { putFile } from './shell-page.mjs';

/** @typedef {import('./types.d.ts').Store} Store @typedef {import('./types.d.ts').Notes} Notes @typedef {import('./types.d.ts').Made} Made */

/**
 * File in a version's folder with what is known about it apart from its files. It may change, so it is neither in the list
 * of files nor served.
 */
export const notesName = 'notes.json';

/**
 * What a version is built from now: the commit, whether files differ from it, and the lock file.
 * @param {string} root of the sources
 * @param {() => Date} [now]
 * @returns {Promise<Made>} without a commit outside a repository
 */
export async function madeFrom(root, now = () => new Date()) {
  const [commit, status] = await Promise.all([
    git(root, 'rev-parse', 'HEAD'),
    git(root, 'status', '--porcelain'),
  ]);
  const lock = await readFile(join(root, 'package-lock.json')).catch(() => undefined);
  return {
    at: now().toISOString(),
    ...(commit && { commit }),
    ...(commit && status && { isChanged: true }),
    ...(lock && { lock: createHash('sha256').update(lock).digest('hex').slice(0, 8) }),
  };
}

/** @param {string} root @param {...string} words @returns {Promise<string | undefined>} what git prints, if it can */
async function git(root, ...words) {
  const { exitCode, stdout } = await runCommand('git', words, { cwd: root });
  return exitCode === 0 ? stdout.trim() : undefined;
}

/**
 * Whether a commit is an ancestor of another one. False when either is unknown here.
 * @param {string} root of the sources
 * @param {string | undefined} commit
 * @param {string | undefined} other
 */
export async function isOlder(root, commit, other) {
  if (!commit || !other || commit === other) return false;
  return (await git(root, 'merge-base', '--is-ancestor', commit, other)) !== undefined;
}

/**
 * @param {Store} store
 * @param {string} folder of a version, such as `m/works/0.1.0-0a1b2c3d`
 * @returns {Promise<Notes>} empty for versions of earlier releases
 */
export async function readNotes(store, folder) {
  const stored = await store.read(`${folder}/${notesName}`);
  return stored ? JSON.parse(stored.bytes.toString()) : {};
}

/** @param {Store} store @param {string} folder @param {Notes} notes */
const write = (store, folder, notes) =>
  putFile(store, `${folder}/${notesName}`, Buffer.from(jsonText(notes)));

/**
 * Notes what a version was built from, and the newest commit with the same files.
 * @param {Store} store
 * @param {string} folder
 * @param {Made} made
 * @param {string} root of the sources
 */
export async function noteMade(store, folder, made, root) {
  const notes = await readNotes(store, folder);
  if (!notes.made || (notes.made.isChanged && !made.isChanged))
    return write(store, folder, { ...notes, made });
  if (made.commit && !made.isChanged && (await isOlder(root, newestCommit(notes), made.commit)))
    await write(store, folder, { ...notes, newestCommit: made.commit });
}

/** @param {Notes} notes */
export const newestCommit = ({ made, newestCommit: newest = made?.commit }) => newest;

/**
 * Notes the objections to a version that it went live in spite of.
 * @param {Store} store
 * @param {string} folder
 * @param {readonly string[]} objections
 */
export async function noteOverrode(store, folder, objections) {
  const notes = await readNotes(store, folder);
  await write(store, folder, {
    ...notes,
    overrode: [...new Set([...(notes.overrode ?? []), ...objections])],
  });
}
