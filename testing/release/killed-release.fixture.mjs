import { join } from 'node:path';
import { release } from '../../tools/release/commands/release.mjs';
import { folderStore } from '../../tools/release/stores/folder-store.mjs';

/**
 * `node killed-release.fixture.mjs <root> <app> <nth> before|after`: releases an app and kills itself at its nth write,
 * as `kill -9` would. Without `nth` it prints the number of writes at the end.
 */
const [root = '', app = '', nth, when] = process.argv.slice(2);
const store = folderStore(join(root, 'dist/release'));
let writes = 0;

/** @template {unknown[]} Words @template Result @param {(...words: Words) => Promise<Result>} write */
const killedAt =
  (write) =>
  async (/** @type {Words} */ ...words) => {
    writes += 1;
    const isIt = writes === Number(nth);
    if (isIt && when === 'before') process.kill(process.pid, 'SIGKILL');
    const result = await write(...words);
    if (isIt) process.kill(process.pid, 'SIGKILL');
    return result;
  };

await release({
  apps: [app],
  root,
  compress: false,
  store: { ...store, create: killedAt(store.create), replace: killedAt(store.replace) },
});
console.log(writes);
