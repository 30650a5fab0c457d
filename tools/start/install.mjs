import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lastLines } from './sentences.mjs';

const neededBytes = 1.5e9;

/** @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean }} Package */

/** @param {string} path of a lock file @returns {Promise<Record<string, Package>>} */
const packagesIn = async (path) => JSON.parse(await readFile(path, 'utf8')).packages ?? {};

/**
 * True when the lock file wants a package that is not installed, or another version, or when the folder of one is
 * missing. npm writes what it installed into a lock file of its own, after everything else.
 * @param {string} root
 */
export async function needsInstall(root) {
  const wanted = await packagesIn(join(root, 'package-lock.json'));
  // Without a readable one, an install was interrupted.
  /** @type {Record<string, Package>} */
  const installed = await packagesIn(join(root, 'node_modules/.package-lock.json')).catch(() => ({}));
  /** @param {string} path */
  const isLost = (path) => installed[path] && !installed[path].link && !existsSync(join(root, path));
  return (
    Object.entries(wanted).some(
      ([path, one]) => path.includes('node_modules/') && (!fits(one, installed[path]) || isLost(path)),
    ) ||
    // A package that is no longer wanted does no harm, except in a folder where it hides the wanted version.
    Object.keys(installed).some((path) => path.lastIndexOf('node_modules/') > 0 && !wanted[path])
  );
}

/** @param {Package} wanted @param {Package} [installed] */
function fits(wanted, installed) {
  // No file imports an app, so a new module works without its link.
  if (wanted.link) return wanted.resolved?.startsWith('apps/') || wanted.resolved === installed?.resolved;
  // An optional package can be for another platform.
  if (!installed) return wanted.optional === true;
  return wanted.version === installed.version && wanted.integrity === installed.integrity;
}

/**
 * Installs the packages of the lock file unless they are installed. Throws a message when that fails.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function installIfNeeded(root, say) {
  if (!(await needsInstall(root))) return;
  await requireDiskSpace(root);
  say('Installing packages (about a minute the first time)...');
  const since = Date.now();
  const ticking = setInterval(
    () => say(`  still installing, ${Math.round((Date.now() - since) / 1000)} s`),
    10_000,
  );
  try {
    await runNpm(root);
  } finally {
    clearInterval(ticking);
  }
  say(`Installed in ${Math.round((Date.now() - since) / 1000)} s.`);
}

/** @param {string} root */
async function requireDiskSpace(root) {
  const { bavail, bsize } = await statfs(root);
  if (bavail * bsize < neededBytes) throw Object.assign(new Error('too little space'), { code: 'ENOSPC' });
}

/**
 * Runs npm without any package, because only Node exists yet. Passes on signals that stop this process.
 * @param {string} root
 */
async function runNpm(root) {
  // `npm ci` never writes the lock file, so that a fresh clone stays clean.
  const running = promisify(execFile)('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: root,
    maxBuffer: Infinity,
    shell: process.platform === 'win32',
  });
  const stop = () => void running.child.kill();
  process.once('SIGTERM', stop).once('SIGINT', stop);
  try {
    await running;
  } catch (error) {
    const { code, stderr } = /** @type {{ code: number | string, stderr: string }} */ (error);
    throw new Error(`npm ci ended with code ${code}.\n${causeIn(stderr)}`, { cause: error });
  } finally {
    process.off('SIGTERM', stop).off('SIGINT', stop);
  }
}

/** npm names the cause first, and then how to use its command. @param {string} output */
function causeIn(output) {
  const errors = output.split('\n').filter((line) => line.startsWith('npm error'));
  return errors.length > 0 ? errors.slice(0, 12).join('\n') : lastLines(output);
}
