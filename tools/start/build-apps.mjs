import { join } from 'node:path';
import { runCommand } from './run-command.mjs';
import { lastLines } from './sentences.mjs';

/** Nx without background process, cloud or full-screen display. */
export const quietNx = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', FORCE_COLOR: '0' };

/**
 * Builds every app through Nx's cache. Throws with the end of the build's output when one fails.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function buildApps(root, say) {
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  const since = Date.now();
  const build = runCommand(process.execPath, [nx, 'run-many', '-t', 'build'], { cwd: root, env: quietNx });
  for await (const line of build.iterable({ from: 'all' })) {
    const built = builtApp(line);
    if (built) say(`  ${built}`);
  }
  const { exitCode, all } = await build;
  if (exitCode !== 0) throw new Error(`the build ended with code ${exitCode}.\n${lastLines(all, 60)}`);
  say(`Built in ${((Date.now() - since) / 1000).toFixed(1)} s.`);
}

/**
 * 'shell built' or 'shell unchanged' from a line such as `✔  nx run shell:build  [local cache]`.
 * @param {string} line
 * @returns {string | undefined}
 */
export function builtApp(line) {
  const name = /[✔✓]\s+nx run ([\w-]+):build/.exec(line)?.[1];
  return name && `${name} ${/cache/.test(line) ? 'unchanged' : 'built'}`;
}
