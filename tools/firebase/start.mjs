import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '../start/free-port.mjs';
import { installIfNeeded } from '../start/install.mjs';
import { prepareRelease } from '../start/run.mjs';
import { sentenceFor } from '../start/sentences.mjs';
import { serveProduct, startServices } from './emulated-product.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = console.log;

/** As `npm start`, on the Firebase emulators. Ends the process with one sentence when a step fails. */
export async function startOnEmulators() {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4200' }, 'no-install': { type: 'boolean', default: false } },
  });
  const wanted = Number(values.port);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535)
    fail(`--port takes a number from 1 to 65535, not ${values.port}.`);

  if (!values['no-install']) await step('installing packages', () => installIfNeeded(root, say));
  // Before the build, which takes longer: what is missing is told at once.
  say('Starting the emulators of Firebase Auth and Firestore...');
  const services = await startServices({ say }).catch((error) =>
    fail(error instanceof Error ? error.message : String(error)),
  );
  await prepareRelease();
  const server = await step('starting the server', async () =>
    serveProduct({ services, folder: `${root}/dist/release`, port: await freePort(wanted) }),
  );
  if (server.port !== wanted) say(`Port ${wanted} is taken.`);
  say(
    [
      `\nDayloom on Firebase is ready: ${server.url}`,
      'Accounts and records live in the emulators and are gone when they stop.',
      `Google is a stand-in; reset messages are listed at ${services.messages}`,
      'Press Ctrl-C to stop.',
    ].join('\n'),
  );

  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(
      signal,
      () => void Promise.all([server.close(), services.stop()]).then(() => process.exit(0)),
    );
}

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} act
 * @returns {Promise<T>}
 */
const step = (name, act) => act().catch((error) => fail(sentenceFor(error, name)));

/**
 * What was started ends with the process.
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
