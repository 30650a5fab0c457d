import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import getPort from 'get-port';
import { ensureFirestoreJar, requireJava } from './find-firestore.mjs';
import { startServer } from './server-process.mjs';

const root = resolve(import.meta.dirname, '../..');
const program = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * Starts the Firestore emulator without data, and resolves when it responds. `rules` is a path from the root, read at
 * the start. Projects other than `projectId` can be used too, each with its own rules and data. The emulator ends with
 * this process. Throws a message, with the install command when something is missing.
 * @param {{ rules?: string, projectId?: string, say?: (line: string) => void }} [options]
 * @returns {Promise<{ host: string, projectId: string, stop: () => Promise<void> }>} host as in `127.0.0.1:8080`
 */
export async function startFirestoreEmulator({
  rules = 'firestore.rules',
  projectId = 'demo-dayloom',
  say = console.log,
} = {}) {
  await requireJava();
  const jar = await ensureFirestoreJar(say);
  const rulesPath = resolve(root, rules);
  if (!existsSync(rulesPath)) throw new Error(`The rules ${rules} do not exist.`);
  const port = await getPort();
  const { stop } = await startServer({
    name: 'Firestore emulator',
    program: 'java',
    parameters: [
      '-Duser.language=en',
      '-cp',
      jar,
      program,
      '--host=127.0.0.1',
      `--port=${port}`,
      `--project_id=${projectId}`,
      '--single_project_mode=true',
      `--rules=${rulesPath}`,
    ],
    port,
  });
  return { host: `127.0.0.1:${port}`, projectId, stop };
}
