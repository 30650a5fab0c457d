import { parseArgs } from 'node:util';
import { freePort } from './free-port.mjs';
import { sentenceFor } from './sentences.mjs';

/** What `npm start` and `npm run firebase` have in common. Each ends the process with one sentence where it fails. */

/** The options of the command. */
export function launchOptions() {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4200' }, 'no-install': { type: 'boolean', default: false } },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`--port takes a number from 1 to 65535, not ${values.port}.`);
  return { port, installs: !values['no-install'] };
}

/**
 * Serves on the wanted port or the next free one. Another program may take it between looking and listening: then
 * the one after it is tried.
 * @template {{ port: number }} Server
 * @param {number} wanted
 * @param {(port: number) => Promise<Server>} serve
 * @returns {Promise<Server>}
 */
export async function serveNear(wanted, serve) {
  const server = await step('starting the server', async () => {
    for (let from = wanted; ; from += 1) {
      const port = await freePort(from);
      try {
        return await serve(port);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
      }
    }
  });
  if (server.port !== wanted) console.log(`Port ${wanted} is taken.`);
  return server;
}

/** Runs until Ctrl-C, then stops what was started. @param {() => Promise<unknown>} stop */
export function runUntilInterrupted(stop) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => void stop().then(() => process.exit(0)));
}

/**
 * @template T
 * @param {string} name what is done, as in 'building'
 * @param {() => Promise<T>} act
 * @returns {Promise<T>}
 */
export async function step(name, act) {
  try {
    return await act();
  } catch (error) {
    return fail(sentenceFor(error, name));
  }
}

/**
 * What was started ends with the process.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
