import { fileURLToPath } from 'node:url';
import { releaseApps } from '../release/release-apps.mjs';
import { createServer } from '../server/create-server.mjs';
import { buildApps } from './build-apps.mjs';
import { step } from './launch.mjs';
import { runUntilInterrupted, serveNear } from './serve-near.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = console.log;

/**
 * Builds, releases and serves the product; ends the process with one sentence when a step fails.
 * @param {number} wanted the port, or the next free one
 */
export async function start(wanted) {
  await prepareRelease();
  const server = await serveNear(wanted, (port) => createServer({ folder: `${root}/dist/release`, port }));
  await step('asking the server for the page', () => refuseSilence(server.url));
  say(`\nDayloom is ready: ${server.url}\nPress Ctrl-C to stop.`);
  runUntilInterrupted(() => server.close());
}

/** Builds all apps and puts them into the release folder. */
export async function prepareRelease() {
  say('Building the shell and its modules...');
  await step('building', () => buildApps(root, say));
  const { registry } = await step('writing the release', () => releaseApps({ root }));
  say(
    `Release ${registry.revision}: shell ${registry.shell.version}, ${registry.modules.map((one) => `${one.name} ${one.version}`).join(', ')}.`,
  );
}

/** @param {string} url */
async function refuseSilence(url) {
  const answer = await fetch(url.replace('localhost', '127.0.0.1'), { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
}
