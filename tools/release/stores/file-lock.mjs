import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFor } from '../files.mjs';

/** A lock older than this is considered abandoned, because the protected work takes milliseconds. */
const staleAfterMs = 60_000;

/**
 * Runs work while no other process has the same lock, and waits for the lock. Takes over a lock whose owner died or has
 * had it for a minute. Throws a message when the lock is not released before the timeout.
 * @template Result
 * @param {string} path of the lock file, which exists while the lock is taken
 * @param {() => Promise<Result>} work
 * @param {{ timeoutMs?: number, now?: () => number }} [options] `now` in milliseconds
 * @returns {Promise<Result>}
 */
export async function withLock(path, work, { timeoutMs = 30_000, now = Date.now } = {}) {
  const until = now() + timeoutMs;
  const own = JSON.stringify({
    pid: process.pid,
    host: hostname(),
    at: now(),
    token: randomBytes(6).toString('hex'),
  });
  while (!(await createOnly(path, own))) {
    await removeStale(path, now);
    if (now() > until) throw new Error(`${path} is locked by another process. Try again when it has ended.`);
    await wait(10 + Math.random() * 40);
  }
  try {
    return await work();
  } finally {
    // Does not remove the lock of a process that took this one over.
    if ((await textOf(path)) === own) await rm(path, { force: true });
  }
}

/**
 * Writes a file unless it exists. Readers always see the complete file, because it is linked to its name after it is
 * written.
 * @param {string} path
 * @param {string | Buffer} content
 * @returns {Promise<boolean>} whether it was written
 */
export async function createOnly(path, content) {
  const temporary = temporaryFor(path);
  await writeFile(temporary, content);
  try {
    await link(temporary, path);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Only one process at a time removes stale locks. Of two that find the same stale lock, the second would otherwise
 * remove the first one's new lock.
 * @param {string} path
 * @param {() => number} now
 */
async function removeStale(path, now) {
  if (!isStale(await textOf(path), now)) return;
  const guard = `${path}.takeover`;
  const own = JSON.stringify({ pid: process.pid, host: hostname(), at: now() });
  if (!(await createOnly(guard, own))) {
    if (isStale(await textOf(guard), now)) await rm(guard, { force: true });
    return;
  }
  try {
    if (isStale(await textOf(path), now)) await rm(path, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

/** @param {string | undefined} text @param {() => number} now */
function isStale(text, now) {
  if (text === undefined) return false;
  const { pid, host, at } = JSON.parse(text);
  return now() - at > staleAfterMs || (host === hostname() && !isAlive(pid));
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} path */
const textOf = (path) => readFile(path, 'utf8').catch(() => undefined);
