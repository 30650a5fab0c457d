import { startAuthEmulator } from '../emulators/auth.mjs';
import { startFirestoreEmulator } from '../emulators/firestore.mjs';
import { createServer } from '../../tools/server/create-server.mjs';
import { startFakeProvider } from './fake-provider.mjs';

/** @typedef {Awaited<ReturnType<typeof startServices>>} Services */

/**
 * Starts Auth, Firestore and a fake Google on this machine, all empty and on free ports. Throws a message, with the
 * install command when something is missing.
 * @param {{ say?: (line: string) => void }} [options]
 */
export async function startServices({ say = console.log } = {}) {
  // Starts them one after another, because each may have to install and print something. If one fails, those already
  // started end with this process.
  const firestore = await startFirestoreEmulator({ say });
  const auth = await startAuthEmulator({ say });
  const provider = await startFakeProvider();
  return {
    /** Content of `/config.json` that connects to them. */
    config: {
      backend: 'firebase',
      firebase: { apiKey: 'demo', projectId: firestore.projectId },
      google: { clientId: 'demo-client', authorize: provider.url },
      emulators: { auth: auth.url, firestore: firestore.host },
    },
    /** Where the emulator lists the password reset messages it would have sent. */
    messages: `${auth.url}/emulator/v1/projects/${auth.projectId}/oobCodes`,
    stop: async () => {
      await Promise.all([firestore.stop(), auth.stop(), provider.stop()]);
    },
  };
}

/**
 * Serves a release folder with a configuration that connects to these services.
 * @param {{ services: Services, folder: string, port?: number }} options port 0 takes any free one
 */
export const serveProduct = ({ services, folder, port = 0 }) =>
  createServer({ folder, port, config: services.config });
