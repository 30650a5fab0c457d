import { fileURLToPath } from 'node:url';
import { fail } from '../../tools/start/launch.mjs';
import { prepareServed } from '../../tools/start/run.mjs';
import { runUntilInterrupted, serveNear } from '../../tools/start/serve-near.mjs';
import { serveProduct, startServices } from './emulated-product.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = console.log;

/**
 * Starts the product like `npm start`, but with the Firebase emulators. Ends the process with a message when a step
 * fails.
 * @param {{ port: number, isFresh: boolean }} options the port, or the next free one
 */
export async function startOnEmulators({ port: wanted, isFresh }) {
  // Runs before the build, which takes longer, so that missing programs are reported at once.
  say('Starting the emulators of Firebase Auth and Firestore...');
  const services = await startServices({ say }).catch((error) =>
    fail(error instanceof Error ? error.message : String(error)),
  );
  await prepareServed({ isFresh });
  const server = await serveNear(wanted, (port) =>
    serveProduct({ services, folder: `${root}/dist/release`, port }),
  );
  say(
    [
      `\nDayloom on Firebase is ready: ${server.url}`,
      'Accounts and records live in the emulators and are gone when they stop.',
      `Google is a stand-in; reset messages are listed at ${services.messages}`,
      'Press Ctrl-C to stop.',
    ].join('\n'),
  );
  runUntilInterrupted(() => Promise.all([server.close(), services.stop()]));
}
