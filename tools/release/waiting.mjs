import { misfits } from './fits.mjs';
import { appOf, isWithdrawn } from './registry.mjs';
import { readLive } from './switch.mjs';
import { liveVersion, readVersion } from './versions.mjs';
import { previousThen } from './way-back.mjs';

/**
 * A rollback of the shell takes modules with it that need the newer shell: back to an older version, or out of the
 * registry. They wait there for a shell in which they run again.
 * @typedef {import('./types.d.ts').Registry} Registry
 * @typedef {import('./types.d.ts').NextVersion} NextVersion
 */

/**
 * The waiting modules that return with a shell. One that another version replaced in the meantime does not.
 * @param {import('./types.d.ts').Store} store
 * @param {Registry | undefined} before
 * @param {readonly NextVersion[]} next
 * @returns {Promise<NextVersion[]>}
 */
export async function returning(store, before, next) {
  const shell = next.find(({ kind }) => kind === 'shell');
  const live = await readLive(store);
  if (!before?.waiting || !live || shell?.kind !== 'shell' || !shell.entry.provides) return [];
  const found = [];
  for (const { name, version, instead } of before.waiting) {
    if (next.some((one) => appOf(one) === name) || liveVersion(before, name)?.version !== instead) continue;
    if (isWithdrawn(before, name, version)) continue;
    const one = await readVersion(store, name, version).catch(() => undefined);
    if (one?.kind !== 'module' || (await misfits(shell.entry, [one.entry])).size > 0) continue;
    found.push({ ...one, previous: (await previousThen(store, live.bytes, name, version)) ?? null });
  }
  return found;
}
