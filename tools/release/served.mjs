import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { liveHistory } from './history.mjs';
import { buildVerb } from './release-apps.mjs';
import { readLive } from './switch.mjs';

/** Belongs to the place and to no release. */
const ownFile = 'config.json';

/**
 * The command that made live what a store serves: a release, a promotion, a rollback. `npm start` keeps what it did.
 * @param {import('./types.d.ts').Store} store
 * @returns {Promise<import('./types.d.ts').HistoryEntry | undefined>} undefined where a build of all programs did, or
 *   nothing is live
 */
export async function lastCommand(store) {
  const live = await readLive(store);
  if (!live) return undefined;
  const { value } = await liveHistory(store, live.bytes).next();
  return value?.reason.startsWith(`${buildVerb} `) ? undefined : value;
}

/** Removes all releases and their history from a folder; its `config.json` stays. @param {string} folder */
export async function removeReleases(folder) {
  const names = await readdir(folder).catch(() => []);
  // The registry first: a removal that is interrupted leaves no live version without its files.
  const order = ['modules.json', ...names.filter((name) => name !== ownFile)];
  for (const name of order) await rm(join(folder, name), { recursive: true, force: true });
}
