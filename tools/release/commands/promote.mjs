import { accessObjections } from '../access-rules.mjs';
import { goLive } from '../go-live.mjs';
import { faultsOf } from '../put-version.mjs';
import { readVersion } from '../versions.mjs';
import { namesOf, sayLive } from './say-live.mjs';

/**
 * Makes a stored version live without a build: one that was only put, or an earlier one.
 * @param {{ app: string, version: string, store: import('../types.d.ts').Store, now?: () => Date, anyway?: boolean }} wanted
 * @returns {Promise<string>} a message for the user
 */
export async function promote({ app, version, store, anyway = false, ...clock }) {
  const next = [await readVersion(store, app, version)];
  await rejectFaults(store, next);
  const switched = await goLive(store, next, {
    ...{ reason: `promote ${namesOf(next)}`, anyway },
    objections: await accessObjections(store, next),
    ...clock,
  });
  return sayLive(next, switched);
}

/**
 * Throws a message when a stored version is not as it was released.
 * @param {import('../types.d.ts').Store} store
 * @param {readonly import('../types.d.ts').NextVersion[]} next
 */
export async function rejectFaults(store, next) {
  for (const { entry } of next) {
    const [fault] = await faultsOf(store, entry.path.slice(1, -1));
    if (fault) throw new Error(`${fault} Nothing was switched.`);
  }
}
