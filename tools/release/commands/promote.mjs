import { rejectUnknownKinds } from '../access-rules.mjs';
import { goLive } from '../go-live.mjs';
import { liveHistory } from '../history.mjs';
import { faultsOf } from '../put-version.mjs';
import { readLive } from '../switch.mjs';
import { liveVersion, readVersion } from '../versions.mjs';
import { takeOut, wasAbsent } from './take-out.mjs';

/** @typedef {{ app: string, version: string, store: import('../types.d.ts').Store, now?: () => Date, anyway?: boolean }} Wanted */

/**
 * Makes a stored version live without a build: one that was only put, or an earlier one.
 * @param {Wanted} wanted
 * @returns {Promise<string>} a message for the user
 */
export async function promote(wanted) {
  const next = await readVersion(wanted.store, wanted.app, wanted.version);
  if (!wanted.anyway) await rejectUnknownKinds(wanted.store, [next]);
  return switchTo(wanted, 'promote', next);
}

/**
 * Rolls back to a version, by default the previous one. The next rollback leads to the version before that one, never
 * to the faulty version that is left. Removes a module from the registry if it was not there before. Changes nothing if
 * another version went live in the meantime.
 * @param {Omit<Wanted, 'version'> & { version?: string | undefined }} wanted
 * @returns {Promise<string>} a message for the user
 */
export async function rollback(wanted) {
  const { app, store } = wanted;
  const live = await readLive(store);
  const left = live && liveVersion(live.registry, app);
  if (!left) throw new Error(`${app} is not live in ${store.name}.`);
  const version = wanted.version ?? left.previous?.version;
  if (!version && (await wasAbsent(store, live.bytes, app)))
    return takeOut({ app, version: left.version, store, ...(wanted.now && { now: wanted.now }) });
  if (!version)
    throw new Error(`No version of ${app} is known to go back to: npm run release rollback ${app} <version>`);
  const next = await readVersion(store, app, version);
  const previous = await previousThen(store, live.bytes, { app, version });
  const known = previous?.version === left.version ? undefined : previous;
  const leaving = { ...next, previous: known ?? null, leaves: left.version };
  return switchTo({ ...wanted, version }, 'rollback', leaving);
}

/**
 * The version that was the previous one when a version was last live.
 * @param {import('../types.d.ts').Store} store
 * @param {Buffer} live
 * @param {{ app: string, version: string }} then
 */
async function previousThen(store, live, { app, version }) {
  for await (const { registry } of liveHistory(store, live)) {
    const entry = liveVersion(registry, app);
    if (entry?.version === version) return entry.previous;
  }
  return undefined;
}

/** @param {Wanted} wanted @param {string} verb @param {import('../types.d.ts').NextVersion} next */
async function switchTo({ app, version, store, anyway = false, now }, verb, next) {
  const [fault] = await faultsOf(store, next.entry.path.slice(1, -1));
  if (fault) throw new Error(`${fault} Nothing was switched.`);
  const { registry, changed } = await goLive(store, [next], {
    reason: `${verb} ${app} ${version}`,
    gate: !anyway,
    ...(now && { now }),
  });
  return changed
    ? `${app} ${version} is live: revision ${registry.revision}.`
    : `${app} ${version} was live already: revision ${registry.revision}.`;
}
