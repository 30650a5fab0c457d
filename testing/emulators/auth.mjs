import { join } from 'node:path';
import getPort from 'get-port';
import { firebaseTools } from './firebase-tools.mjs';
import { startServer } from './server-process.mjs';

/**
 * Starts the Auth emulator without accounts, and resolves when it responds. Installs firebase-tools first if it is
 * missing. Projects other than `projectId` can be used too. The emulator ends with this process. Throws a message.
 * @param {{ projectId?: string, say?: (line: string) => void }} [options]
 * @returns {Promise<{ url: string, projectId: string, stop: () => Promise<void> }>} url as in `http://127.0.0.1:9099`
 */
export async function startAuthEmulator({ projectId = 'demo-dayloom', say = console.log } = {}) {
  const folder = await firebaseTools(say);
  const port = await getPort();
  const { stop } = await startServer({
    name: 'Auth emulator',
    program: process.execPath,
    parameters: [join(import.meta.dirname, 'auth-server.mjs'), folder, projectId, String(port)],
    port,
  });
  return { url: `http://127.0.0.1:${port}`, projectId, stop };
}
