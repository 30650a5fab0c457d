import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { liveHistory } from './history.mjs';
import { buildVerb } from './release-apps.mjs';
import { readLive } from './switch.mjs';

/** Belongs to the target and not to a release. */
const ownFile = 'config.json';

/**
 * Finds the command that made the served release live: a release, a promotion or a rollback. `npm start` keeps its
 * result.
 * @param {import('./types.d.ts').Store} store
 * @returns {Promise<import('./types.d.ts').HistoryEntry | undefined>} undefined after a build of all programs, or
 *   when nothing is live
 */
export async function lastCommand(store) {
  const live = await readLive(store);
  if (!live) return undefined;
  const { value } = await liveHistory(store, live.bytes).next();
  return value?.reason.startsWith(`${buildVerb} `) ? undefined : value;
}

/** Removes all releases and their history from a folder, but keeps its `config.json`. @param {string} folder */
export async function removeReleases(folder) {
  const names = await readdir(folder).catch(() => []);
  // Removes the registry first, so that an interrupted removal leaves no live version without its files.
  const order = ['modules.json', ...names.filter((name) => name !== ownFile)];
  for (const name of order) await rm(join(folder, name), { recursive: true, force: true });
}
