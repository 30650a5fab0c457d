import { misfits, readShell } from '../fits.mjs';
import { goLive } from '../go-live.mjs';
import { readLive } from '../switch.mjs';
import { liveVersion, readVersion } from '../versions.mjs';
import { previousThen, wayBack } from '../way-back.mjs';
import { rejectFaults } from './promote.mjs';
import { namesOf, sayLive } from './say-live.mjs';
import { takeOut, wasAbsent } from './take-out.mjs';
import { goingWith, sayGoing, sayKinds } from './with-shell.mjs';

/**
 * @typedef {import('../types.d.ts').Store} Store
 * @typedef {import('../types.d.ts').NextVersion} NextVersion
 * @typedef {{ bytes: Buffer, registry: import('../types.d.ts').Registry }} Live
 */

/**
 * Rolls back to a version, by default the nearest earlier one: of a module, one that the live shell runs. The next
 * rollback leads further back, never to the faulty version that is left. With a shell go the modules that need the newer
 * one, unless `isOnly`. Removes a module from the registry if it was not there before. Changes nothing if another
 * version went live in the meantime.
 * @param {{ app: string, version?: string | undefined, store: Store, now?: () => Date, anyway?: boolean, isOnly?: boolean }} wanted
 * @returns {Promise<string>} messages for the user
 */
export async function rollback({ app, version, store, anyway = false, isOnly = false, ...clock }) {
  const live = await readLive(store);
  const left = live && liveVersion(live.registry, app);
  if (!left) throw new Error(`${app} is not live in ${store.name}.`);
  const isShell = app === 'shell';
  const target = version
    ? await namedVersion(store, live, app, version)
    : await nearest(store, live, app, { isAny: isShell || anyway });
  if (!target && (await wasAbsent(store, live.bytes, app)))
    return takeOut({ app, version: left.version, store, ...clock });
  if (!target)
    throw new Error(`No version of ${app} is known to go back to: npm run release rollback ${app} <version>`);

  const going = isShell ? await goingWith(store, live, target) : [];
  const moved = isOnly ? [] : going;
  const next = [target, ...moved.flatMap(({ back }) => back ?? [])];
  await rejectFaults(store, next);
  const objections = version ? await objectionsTo(store, live, target) : [];
  const switched = await goLive(store, [{ ...target, leaves: left.version }, ...next.slice(1)], {
    ...{ reason: `rollback ${namesOf(next)}`, check: 'none', anyway, objections },
    taken: moved.map(({ waiting }) => waiting),
    ...clock,
  });
  return [
    sayLive([target], switched),
    ...sayGoing(going, isOnly),
    ...(await sayKinds(store, live.registry, switched.registry)),
  ].join('\n');
}

/** @param {Store} store @param {Live} live @param {string} app @param {string} version @returns {Promise<NextVersion>} */
async function namedVersion(store, { bytes, registry }, app, version) {
  const next = await readVersion(store, app, version);
  const previous = await previousThen(store, bytes, app, version);
  const known = previous?.version === liveVersion(registry, app)?.version ? undefined : previous;
  return { ...next, previous: known ?? null };
}

/**
 * The nearest earlier version, or the nearest one that the live shell runs. Throws a message when there are earlier
 * ones, and the shell runs none.
 * @param {Store} store
 * @param {Live} live
 * @param {string} app
 * @param {{ isAny: boolean }} options
 */
async function nearest(store, live, app, { isAny }) {
  const shell = await readShell(store, live.registry.shell);
  let refused = '';
  for await (const one of wayBack(store, live, app)) {
    if (isAny || one.kind === 'shell') return one;
    const [reason] = (await misfits(shell, [one.entry])).values();
    if (!reason) return one;
    refused ||= `${namesOf([one])} does not run in shell ${live.registry.shell.version}: ${reason}.`;
  }
  if (refused)
    throw new Error(
      `${refused} No earlier version does. Nothing was switched. npm run release rollback shell goes back with both.`,
    );
  return undefined;
}

/**
 * What speaks against a version that was named.
 * @param {Store} store
 * @param {Live} live
 * @param {NextVersion} target
 */
async function objectionsTo(store, { registry }, target) {
  if (target.kind === 'shell') return [];
  const reasons = await misfits(await readShell(store, registry.shell), [target.entry]);
  return [...reasons.values()].map(
    (reason) => `${namesOf([target])} does not run in shell ${registry.shell.version}: ${reason}.`,
  );
}
