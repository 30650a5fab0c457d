import { startAuthEmulator } from '../emulators/auth.mjs';
import { startFirestoreEmulator } from '../emulators/firestore.mjs';
import { createServer } from '../server/create-server.mjs';
import { startFakeProvider } from './fake-provider.mjs';

/** @typedef {Awaited<ReturnType<typeof startServices>>} Services */

/**
 * Auth, Firestore and the stand-in for Google on this machine, all empty, all on free ports. Throws one sentence, with
 * the command that installs what is missing where something is.
 * @param {{ say?: (line: string) => void }} [options]
 */
export async function startServices({ say = console.log } = {}) {
  // One after the other: each of them may have something to install, and something to say about it. Those that have
  // started when another one fails end with this process.
  const firestore = await startFirestoreEmulator({ say });
  const auth = await startAuthEmulator({ say });
  const provider = await startFakeProvider();
  return {
    /** What `/config.json` says to reach them. */
    config: {
      backend: 'firebase',
      firebase: { apiKey: 'demo', projectId: firestore.projectId },
      google: { clientId: 'demo-client', authorize: provider.url },
      emulators: { auth: auth.url, firestore: firestore.host },
    },
    /** Where the emulator lists the reset messages it would have sent. */
    messages: `${auth.url}/emulator/v1/projects/${auth.projectId}/oobCodes`,
    stop: async () => {
      await Promise.all([firestore.stop(), auth.stop(), provider.stop()]);
    },
  };
}

/**
 * Serves a release folder, as it is, with a configuration that leads to these services.
 * @param {{ services: Services, folder: string, port?: number }} options port 0 takes any free one
 */
export const serveProduct = ({ services, folder, port = 0 }) =>
  createServer({ folder, port, config: services.config });
