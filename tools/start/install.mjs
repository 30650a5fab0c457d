import { createHash } from 'node:crypto';
import { readFile, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lastLines, runCommand } from './run-command.mjs';

const stampPath = 'node_modules/.dayloom-install';
const neededBytes = 1.5e9;

/** @param {string} root */
async function lockHash(root) {
  return createHash('sha256')
    .update(await readFile(join(root, 'package-lock.json')))
    .digest('hex');
}

/**
 * True when the packages installed last are not those of the lock file.
 * @param {string} root
 */
export async function needsInstall(root) {
  const stamp = await readFile(join(root, stampPath), 'utf8').catch(() => '');
  return stamp.trim() !== (await lockHash(root));
}

/**
 * Installs what the lock file names, if it is not installed already. Throws one sentence when that fails.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function installIfNeeded(root, say) {
  if (!(await needsInstall(root))) return;
  await refuseFullDisk(root);
  say('Installing packages (about a minute the first time)...');
  const since = Date.now();
  const ticking = setInterval(
    () => say(`  still installing, ${Math.round((Date.now() - since) / 1000)} s`),
    10_000,
  );
  try {
    // Not `npm ci`: it refuses a lock without the binaries of other systems.
    const { code, output } = await runCommand(npm(), ['install', '--no-audit', '--no-fund'], { cwd: root });
    if (code !== 0) throw new Error(`npm install ended with code ${code}.\n${lastLines(output)}`);
  } finally {
    clearInterval(ticking);
  }
  await writeFile(join(root, stampPath), `${await lockHash(root)}\n`);
  say(`Installed in ${Math.round((Date.now() - since) / 1000)} s.`);
}

/** @param {string} root */
async function refuseFullDisk(root) {
  const { bavail, bsize } = await statfs(root);
  if (bavail * bsize < neededBytes) throw Object.assign(new Error('too little space'), { code: 'ENOSPC' });
}

export const npm = () => (process.platform === 'win32' ? 'npm.cmd' : 'npm');
