import { misfits } from '../fits.mjs';
import { faultsOf } from '../put-version.mjs';
import { readVersion } from '../versions.mjs';
import { wayBack } from '../way-back.mjs';

/**
 * @typedef {import('../types.d.ts').Store} Store
 * @typedef {import('../types.d.ts').Registry} Registry
 * @typedef {import('../types.d.ts').NextVersion} NextVersion
 * @typedef {{ waiting: import('../types.d.ts').Waiting, reason: string, left: string, back?: NextVersion }} Going one module: the
 *   `reason` why the shell does not run the version that is `left`, and the version that it goes `back` to; without one
 *   it is taken out
 */

/**
 * The live modules that do not run in an earlier shell, each with its nearest version that does. Nothing is known about
 * shells that do not say what they provide.
 * @param {Store} store
 * @param {{ bytes: Buffer, registry: Registry }} live
 * @param {NextVersion} shell
 * @returns {Promise<Going[]>}
 */
export async function goingWith(store, live, shell) {
  if (shell.kind !== 'shell') return [];
  const unfit = await misfits(shell.entry, live.registry.modules);
  const going = [];
  for (const [{ name, version: left }, reason] of unfit) {
    const back = await nearestIn(store, live, name, shell.entry);
    const known = live.registry.waiting?.find((one) => one.name === name && one.instead === left);
    const waiting = { name, version: known?.version ?? left, ...(back && { instead: back.entry.version }) };
    going.push({ waiting, reason, left, ...(back && { back: { ...back, leaves: left } }) });
  }
  return going;
}

/**
 * @param {Store} store
 * @param {{ bytes: Buffer, registry: Registry }} live
 * @param {string} name
 * @param {import('../types.d.ts').ReleasedShell} shell
 */
async function nearestIn(store, live, name, shell) {
  for await (const one of wayBack(store, live, name)) {
    if (one.kind !== 'module' || (await misfits(shell, [one.entry])).size > 0) continue;
    if ((await faultsOf(store, one.entry.path.slice(1, -1))).length === 0) return one;
  }
  return undefined;
}

/**
 * @param {readonly Going[]} going
 * @param {boolean} isOnly they stay as they are
 * @returns {string[]} messages for the user
 */
export function sayGoing(going, isOnly) {
  const lines = going.map(({ waiting: { name }, left, reason, back }) => {
    const why = `${name} ${left} does not run in it (${reason})`;
    if (isOnly) return `${why}, and is not shown.`;
    return back
      ? `${why}: ${back.entry.version} is live instead.`
      : `${why}, nor does one to go back to: it was taken out.`;
  });
  const returns = isOnly
    ? 'The next shell in which they run shows them again.'
    : 'The next shell in which they run brings them back. -- --only takes the shell alone.';
  return lines.length > 0 ? [...lines, returns] : [];
}

/**
 * Names the kinds of records that nothing live knows any more.
 * @param {Store} store
 * @param {Registry} before
 * @param {Registry} after
 * @returns {Promise<string[]>} messages for the user
 */
export async function sayKinds(store, before, after) {
  const [known, left] = [await kindsOf(store, before), await kindsOf(store, after)];
  const lost = known.filter((kind) => !left.includes(kind));
  return lost.length > 0
    ? [
        `Records of ${lost.toSorted().join(', ')} stay stored, and are shown again by a version that knows them.`,
      ]
    : [];
}

/** @param {Store} store @param {Registry} registry @returns {Promise<string[]>} without those of a folder that is lost */
async function kindsOf(store, { shell, modules }) {
  const live = [{ name: 'shell', version: shell.version }, ...modules];
  const read = live.map(({ name, version }) => readVersion(store, name, version).catch(() => undefined));
  return [...new Set((await Promise.all(read)).flatMap((one) => one?.entry.kinds ?? []))];
}
