import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../tools/start/run-command.mjs';
import { firebaseCommand } from './firebase-tools.mjs';

const debian = '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const oldestJava = 11;

/** @param {string} home */
export const downloads = (home) => join(home, '.cache/firebase/emulators');

/**
 * Finds the emulator's jar: `FIRESTORE_EMULATOR_JAR`, an installed Google Cloud SDK, or the newest download of
 * firebase-tools. Throws a message when the named one does not exist.
 * @param {{ named?: string | undefined, installed?: string, home?: string }} [places] for tests
 * @returns {Promise<string | undefined>} undefined when the machine has none
 */
export async function firestoreJar({
  named = process.env['FIRESTORE_EMULATOR_JAR'],
  installed = debian,
  home = homedir(),
} = {}) {
  if (named && !existsSync(named))
    throw new Error(
      `FIRESTORE_EMULATOR_JAR names ${named}, which does not exist: correct it or take it away.`,
    );
  if (named) return named;
  if (existsSync(installed)) return installed;
  const names = await readdir(downloads(home)).catch(() => []);
  const newest = names
    .filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
  return newest && join(downloads(home), newest);
}

/**
 * Like `firestoreJar`, but first downloads one with firebase-tools if necessary. Throws a message with the command when
 * that fails.
 * @param {(line: string) => void} say
 */
export async function ensureFirestoreJar(say) {
  const found = await firestoreJar();
  if (found) return found;
  say('No Firestore emulator found, downloading it...');
  const command = await firebaseCommand(say).catch(() => undefined);
  if (command) {
    const download = runCommand(process.execPath, [command, 'setup:emulators:firestore']);
    for await (const line of download.iterable({ from: 'all' })) say(line);
  }
  const downloaded = await firestoreJar();
  if (downloaded) return downloaded;
  throw new Error(
    'No Firestore emulator: run "npx firebase-tools@15 setup:emulators:firestore" or "sudo apt-get install google-cloud-cli-firestore-emulator", or set FIRESTORE_EMULATOR_JAR to its jar.',
  );
}

/**
 * @param {string} output what `java -version` prints
 * @returns {number} 8 for 1.8, 17 for 17.0.15, 0 for something else
 */
export function javaVersion(output) {
  const [, first = '0', second = '0'] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  return Number(first) === 1 ? Number(second) : Number(first);
}

/** Throws a message when this machine's Java is missing or too old for the emulator. @param {string} [java] */
export async function requireJava(java = 'java') {
  const { failed, all } = await runCommand(java, ['-version']);
  const version = failed ? 0 : javaVersion(all);
  if (version >= oldestJava) return;
  const found = version > 0 ? `Java ${version} is too old` : 'No Java';
  throw new Error(
    `${found}: the Firestore emulator needs Java ${oldestJava} or newer, run "sudo apt-get install default-jre-headless" (or get one from https://adoptium.net).`,
  );
}
