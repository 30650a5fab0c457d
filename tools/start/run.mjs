import { fileURLToPath } from 'node:url';
import { releaseApps } from '../release/release-apps.mjs';
import { lastCommand, removeReleases } from '../release/served.mjs';
import { folderStore } from '../release/stores/folder-store.mjs';
import { createServer } from '../server/create-server.mjs';
import { buildApps } from './build-apps.mjs';
import { runStep } from './launch.mjs';
import { runUntilInterrupted, serveNear } from './serve-near.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}/dist/release`;
const say = console.log;

/**
 * Serves the product. Ends the process with a message when a step fails.
 * @param {{ port: number, isFresh: boolean }} options the port, or the next free one
 */
export async function start({ port: wanted, isFresh }) {
  await prepareServed({ isFresh });
  const server = await serveNear(wanted, (port) => createServer({ folder, port }));
  await runStep('asking the server for the page', () => requireResponse(server.url));
  say(`\nDayloom is ready: ${server.url}\nPress Ctrl-C to stop.`);
  runUntilInterrupted(() => server.close());
}

/**
 * Builds and releases what a start serves. If a release or a rollback changed the folder last, it stays unchanged.
 * @param {{ isFresh: boolean }} options `isFresh` removes all releases first
 */
export async function prepareServed({ isFresh }) {
  if (isFresh) await runStep('removing the releases', () => removeReleases(folder));
  const last = await runStep('reading the release', () => lastCommand(folderStore(folder)));
  if (!last) return prepareRelease();
  say(
    `Revision ${last.registry.revision} is served as it is, without a build: ${last.reason}.\n` +
      'npm run build makes the sources live, npm start -- --fresh does so without the releases of before.',
  );
}

/** Builds all apps and puts them into the release folder. */
export async function prepareRelease() {
  say('Building the shell and its modules...');
  await runStep('building', () => buildApps(root, say));
  const { registry, objections } = await runStep('writing the release', () => releaseApps({ root }));
  say(
    `Release ${registry.revision}: shell ${registry.shell.version}, ${registry.modules.map((one) => `${one.name} ${one.version}`).join(', ')}.`,
  );
  for (const objection of objections) say(`Warning: ${objection}`);
}

/** @param {string} url */
async function requireResponse(url) {
  const answer = await fetch(url.replace('localhost', '127.0.0.1'), { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
}
