import { join } from 'node:path';
import { runCommand } from './run-command.mjs';
import { lastLines } from './sentences.mjs';

/**
 * Runs Nx without background process, cloud or full-screen display, and its plugins in the same process, because
 * separate ones cost a second.
 */
export const quietNx = {
  ...{ NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', FORCE_COLOR: '0' },
  NX_ISOLATE_PLUGINS: 'false',
};

/**
 * Builds every app through Nx's cache. Throws with the end of the build's output when one fails.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export const buildApps = (root, say) => build(root, ['run-many', '-t', 'build'], say);

/**
 * Builds one app through Nx's cache. Throws with the end of the build's output when it fails.
 * @param {string} root
 * @param {string} app
 */
export const buildApp = (root, app) => build(root, ['run', `${app}:build`], () => {});

/** @param {string} root @param {string[]} tasks @param {(line: string) => void} say */
async function build(root, tasks, say) {
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  const since = Date.now();
  const building = runCommand(process.execPath, [nx, ...tasks], { cwd: root, env: quietNx });
  for await (const line of building.iterable({ from: 'all' })) {
    const built = builtApp(line);
    if (built) say(`  ${built}`);
  }
  const { exitCode, all } = await building;
  if (exitCode !== 0) throw new Error(`the build ended with code ${exitCode}.\n${lastLines(all, 60)}`);
  say(`Built in ${((Date.now() - since) / 1000).toFixed(1)} s.`);
}

/**
 * Returns 'shell built' or 'shell unchanged' for a line such as `✔  nx run shell:build  [local cache]`.
 * @param {string} line
 * @returns {string | undefined}
 */
export function builtApp(line) {
  const name = /[✔✓]\s+nx run ([\w-]+):build/.exec(line)?.[1];
  return name && `${name} ${/cache/.test(line) ? 'unchanged' : 'built'}`;
}
