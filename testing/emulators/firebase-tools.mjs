import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runCommand } from '../../tools/start/run-command.mjs';
import { lastLines } from '../../tools/start/sentences.mjs';

/** Exact version, because the Auth emulator is imported by a path inside the package. */
export const firebaseToolsVersion = '15.34.2';

const cache = resolve(import.meta.dirname, '../../.cache');

/** @param {string} folder */
async function holdsVersion(folder) {
  const manifest = join(folder, 'node_modules/firebase-tools/package.json');
  const text = await readFile(manifest, 'utf8').catch(() => '{}');
  return JSON.parse(text).version === firebaseToolsVersion;
}

/**
 * Installs firebase-tools into a separate folder in `.cache` if it is missing. It is larger than all packages of the
 * product, and only tests and `npm run firebase` use it. Throws a message when it cannot be installed.
 * @param {(line: string) => void} say
 * @returns {Promise<string>} the folder of the package
 */
export async function firebaseTools(say) {
  const folder = join(cache, 'firebase-tools');
  if (!(await holdsVersion(folder))) await install(folder, say);
  return join(folder, 'node_modules/firebase-tools');
}

/** The script of the `firebase` command. @param {(line: string) => void} say */
export const firebaseCommand = async (say) => join(await firebaseTools(say), 'lib/bin/firebase.js');

/**
 * Installs next to the target folder first, so that an interrupted or parallel install never leaves an incomplete
 * folder.
 * @param {string} folder
 * @param {(line: string) => void} say
 */
async function install(folder, say) {
  const staging = `${folder}-${process.pid}`;
  say(
    `Installing firebase-tools ${firebaseToolsVersion} for the emulators (240 MB, once, up to some minutes)...`,
  );
  const since = Date.now();
  const seconds = () => Math.round((Date.now() - since) / 1000);
  const ticking = setInterval(() => say(`  still installing, ${seconds()} s`), 10_000);
  try {
    await mkdir(staging, { recursive: true });
    await writeFile(join(staging, 'package.json'), '{ "private": true }\n');
    const { failed, all, shortMessage } = await runCommand(
      'npm',
      [
        'install',
        '--no-audit',
        '--no-fund',
        '--no-package-lock',
        '--ignore-scripts',
        `firebase-tools@${firebaseToolsVersion}`,
      ],
      { cwd: staging },
    );
    if (failed) throw new Error(lastLines(all || `${shortMessage}`, 15));
    if (await holdsVersion(folder)) return;
    await rm(folder, { recursive: true, force: true });
    await rename(staging, folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `firebase-tools could not be installed, and the Auth emulator is part of it; "npm install firebase-tools@${firebaseToolsVersion}" in .cache/firebase-tools does the same by hand. npm said:\n${reason}`,
      { cause: error },
    );
  } finally {
    clearInterval(ticking);
    await rm(staging, { recursive: true, force: true });
  }
  say(`Installed in ${seconds()} s.`);
}
