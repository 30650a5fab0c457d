import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { releaseApps } from '../release/release-apps.mjs';
import { createServer } from '../server/create-server.mjs';
import { buildApps } from './build-apps.mjs';
import { freePort } from './free-port.mjs';
import { installIfNeeded } from './install.mjs';
import { sentenceFor } from './sentences.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = console.log;

/** Installs, builds, releases and serves the product; ends the process with one sentence when a step fails. */
export async function start() {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4200' }, 'no-install': { type: 'boolean', default: false } },
  });
  const wanted = Number(values.port);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535)
    fail(`--port takes a number from 1 to 65535, not ${values.port}.`);

  if (!values['no-install']) await step('installing packages', () => installIfNeeded(root, say));
  await prepareRelease();
  const server = await step('starting the server', () => serveOn(wanted));
  await step('asking the server for the page', () => refuseSilence(server.url));
  if (server.port !== wanted) say(`Port ${wanted} is taken.`);
  say(`\nDayloom is ready: ${server.url}\nPress Ctrl-C to stop.`);

  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

/** Builds all apps and puts them into the release folder. */
export async function prepareRelease() {
  say('Building the shell and four modules...');
  await step('building', () => buildApps(root, say));
  const { registry } = await step('writing the release', () => releaseApps({ root }));
  say(
    `Release ${registry.revision}: shell ${registry.shell.version}, ${registry.modules.map((one) => `${one.name} ${one.version}`).join(', ')}.`,
  );
}

/**
 * Another program may take the port between looking and listening: then the next free one is tried.
 * @param {number} wanted
 */
async function serveOn(wanted) {
  for (let from = wanted; ; from += 1) {
    const port = await freePort(from);
    try {
      return await createServer({ folder: `${root}/dist/release`, port });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
  }
}

/** @param {string} url */
async function refuseSilence(url) {
  const answer = await fetch(url.replace('localhost', '127.0.0.1'), { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
}

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} act
 * @returns {Promise<T>}
 */
async function step(name, act) {
  try {
    return await act();
  } catch (error) {
    return fail(sentenceFor(error, name));
  }
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
