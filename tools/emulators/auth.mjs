import { join } from 'node:path';
import { firebaseTools } from './firebase-tools.mjs';
import { anyPort, startServer } from './server-process.mjs';

/**
 * Starts the Auth emulator, without accounts, and resolves once it answers; firebase-tools is installed first where it
 * is missing. Other projects than `projectId` may be used beside it. It ends with this process. Throws one sentence.
 * @param {{ projectId?: string, port?: number, say?: (line: string) => void }} [options]
 * @returns {Promise<{ url: string, projectId: string, stop: () => Promise<void> }>} url as in `http://127.0.0.1:9099`
 */
export async function startAuthEmulator({ projectId = 'demo-dayloom', port, say = console.log } = {}) {
  const folder = await firebaseTools(say);
  const chosen = port ?? (await anyPort());
  const { stop } = await startServer({
    name: 'Auth emulator',
    program: process.execPath,
    parameters: [join(import.meta.dirname, 'auth-server.mjs'), folder, projectId, String(chosen)],
    port: chosen,
  });
  return { url: `http://127.0.0.1:${chosen}`, projectId, stop };
}
