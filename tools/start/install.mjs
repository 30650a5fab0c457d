import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lastLines } from './sentences.mjs';

const stampPath = 'node_modules/.dayloom-install';
const neededBytes = 1.5e9;

/** @param {string} root */
async function lockHash(root) {
  return createHash('sha256')
    .update(await readFile(join(root, 'package-lock.json')))
    .digest('hex');
}

/** True when the installed packages differ from those of the lock file. @param {string} root */
export async function needsInstall(root) {
  const stamp = await readFile(join(root, stampPath), 'utf8').catch(() => '');
  return stamp.trim() !== (await lockHash(root));
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
  await writeFile(join(root, stampPath), `${await lockHash(root)}\n`);
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
    throw new Error(`npm ci ended with code ${code}.\n${lastLines(stderr)}`, { cause: error });
  } finally {
    process.off('SIGTERM', stop).off('SIGINT', stop);
  }
}
