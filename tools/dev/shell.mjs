import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import getPort, { portNumbers } from 'get-port';
import { allApps } from '../apps.mjs';
import { integrityOf } from '../release/files.mjs';
import { releaseApps } from '../release/release-apps.mjs';
import { createServer } from '../server/create-server.mjs';

// The build's configuration reads this when it is loaded.
process.env.NODE_ENV = 'development';
const { developmentFolder, moduleConfig, shellConfig } = await import('../rspack/config.mjs');

/**
 * Runs shell and modules together: builds each app on every change, releases it into a separate folder as `npm start`
 * would, and reloads open pages.
 */

const root = join(import.meta.dirname, '../..');
const target = join(developmentFolder, 'release');
const everyApp = allApps();

/** Polls the two files that name the live versions, and reloads the page when either changed. */
const liveReload = `
const ask = (path) => fetch(path, { cache: 'no-cache' }).then((answer) => answer.text(), () => undefined);
let before;
setInterval(async () => {
  const now = (await Promise.all([ask('/modules.json'), ask('/')])).join();
  if (before !== undefined && now !== before) location.reload();
  before = now;
}, 700);
`;

/** Creates the development workspace: separate built files, links to everything else. */
async function layOut() {
  await rm(developmentFolder, { recursive: true, force: true });
  await mkdir(developmentFolder, { recursive: true });
  await symlink(join(root, 'libs'), join(developmentFolder, 'libs'));
  for (const app of everyApp) {
    const home = join(developmentFolder, 'apps', app);
    await mkdir(join(home, 'dist'), { recursive: true });
    const parts = app === 'shell' ? ['package.json', 'public'] : ['package.json', 'module.json'];
    for (const part of parts) await symlink(join(root, 'apps', app, part), join(home, part));
  }
}

/** Releases run one after another, because they all write one registry. @type {Promise<unknown>} */
let releasing = Promise.resolve();

/** @param {string[]} apps */
function release(apps) {
  releasing = releasing.then(async () => {
    try {
      await putTemplate();
      await releaseApps({ apps, root: developmentFolder, target, compress: false });
      await writeFile(join(target, 'live-reload.js'), liveReload);
      console.log(`${apps.join(', ')} live.`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  });
  return releasing;
}

/** The page uses its own template, so that released files stay unchanged. */
async function putTemplate() {
  const html = await readFile(join(root, 'apps/shell/index.html'), 'utf8');
  const integrity = integrityOf(Buffer.from(liveReload));
  const tag = `<script defer src="/live-reload.js" crossorigin="anonymous" integrity="${integrity}"></script>`;
  await writeFile(join(developmentFolder, 'apps/shell/index.html'), html.replace('</head>', `${tag}</head>`));
}

/** Builds an app on every change. Resolves after the first build. @param {string} app */
function buildOnEveryChange(app) {
  const folder = join(root, 'apps', app);
  const compiler = rspack(app === 'shell' ? shellConfig(folder) : moduleConfig(folder));
  return new Promise((built) => {
    compiler.watch({}, (error, stats) => {
      if (error || stats?.hasErrors()) console.error(error ?? stats?.toString('errors-only'));
      else if (started) void release([app]);
      else built(app);
    });
  });
}

let started = false;
process.on('SIGINT', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));

await layOut();
await Promise.all(everyApp.map((app) => buildOnEveryChange(app)));
started = true;
await release(everyApp);
const { url } = await createServer({
  folder: target,
  port: await getPort({ port: portNumbers(4200, 4249) }),
});
console.log(`Dayloom for development: ${url}`);
