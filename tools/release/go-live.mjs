import { integrityOf, jsonText } from './files.mjs';
import { noteOverrode } from './notes.mjs';
import { objectionsTo } from './objections.mjs';
import { appOf, composeRegistry, entryName, isWithdrawn, lineOfRegistry } from './registry.mjs';
import { publishLicences, publishLiveShell } from './shell-page.mjs';
import { readLive, switchRegistry } from './switch.mjs';
import { liveVersion } from './versions.mjs';
import { returning } from './waiting.mjs';

/** Configuration of a target until its owner writes another `config.json`. */
export const builtInConfig = '{"backend":"local"}\n';

/**
 * Makes versions with complete folders live, all of them atomically. Throws a message and changes nothing when something
 * speaks against it, or when another version is live than the one to leave. Throws a different message when all is live
 * and only the public copies could not be written.
 * @param {import('./types.d.ts').Store} store
 * @param {import('./types.d.ts').NextVersion[]} next
 * @param {{ reason: string, now?: () => Date, check?: 'refuse' | 'note' | 'none', anyway?: boolean, objections?: string[],
 *   root?: string, taken?: import('./types.d.ts').Waiting[], withdraw?: { app: string, version: string } }} options `check`: what
 *   speaks against it is refused, noted with the versions (for a build of all sources), or not asked (for a way back);
 *   `anyway` notes it instead of refusing; `objections` that are known already; `root` of the sources; the rest as for
 *   `composeRegistry`
 * @returns {Promise<{ registry: import('./types.d.ts').Registry, changed: boolean, overrode: string[],
 *   back: import('./types.d.ts').NextVersion[] }>} `back` are modules that waited for this shell
 */
export async function goLive(store, next, options) {
  const {
    reason,
    check = 'refuse',
    anyway = false,
    objections = [],
    root,
    taken = [],
    withdraw,
    ...clock
  } = options;
  /** @type {string[]} */
  let overrode = [];
  /** @type {import('./types.d.ts').NextVersion[]} */
  let back = [];
  /** @param {string} path */
  const hashOfEntry = async (path) => {
    const stored = await store.read(`${path.slice(1)}${entryName}`);
    return stored && integrityOf(stored.bytes);
  };
  const newLine = lineOfRegistry();
  /** @param {import('./types.d.ts').Registry | undefined} before */
  const change = async (before) => {
    rejectOtherVersions(before, next);
    rejectChanged(before, taken, withdraw);
    /** @param {readonly import('./types.d.ts').NextVersion[]} all */
    const composed = (all) => composeRegistry(before, all, hashOfEntry, { newLine, taken, withdraw });
    let after = await composed(next);
    const found = check === 'none' ? [] : await objectionsTo(store, { before, after, next, root });
    const gone = next.filter((one) => isWithdrawn(before, appOf(one), one.entry.version));
    const withdrawn = gone.map(
      (one) =>
        `${appOf(one)} ${one.entry.version} was withdrawn: nothing loads it until --anyway makes it live.`,
    );
    back = [];
    for (const one of await returning(store, before, next)) {
      const withIt = await composed([...next, ...back, one]);
      const known = await objectionsTo(store, { before, after, next });
      const all = await objectionsTo(store, { before, after: withIt, next: [...next, one] });
      // It waits on where something else has its address or keys by now.
      if (all.some((objection) => !known.includes(objection))) continue;
      back.push(one);
      after = withIt;
    }
    overrode = [...objections, ...withdrawn, ...found];
    const refused = check === 'note' ? withdrawn : overrode;
    if (refused.length > 0 && !anyway)
      throw new Error(`${refused.join('\n')}\nNothing was switched. --anyway switches all the same.`);
    return after;
  };
  const shell = next.find((one) => one.kind === 'shell');
  if (shell) {
    // The shell starts from this copy when the live registry cannot be loaded. It contains what was live when the shell
    // was released, so the version does not depend on it, and it is never rewritten.
    const builtIn = await change((await readLive(store))?.registry);
    await store.create(`${shell.entry.path.slice(1)}registry.json`, Buffer.from(jsonText(builtIn)));
    await store.create('config.json', Buffer.from(builtInConfig));
  }
  const switched = await switchRegistry(store, change, { reason, ...clock });
  if (overrode.length > 0)
    for (const { entry } of next) await noteOverrode(store, entry.path.slice(1, -1), overrode);
  const [first] = next;
  if (shell) await publish(() => publishLiveShell(store), `shell ${shell.entry.version}`);
  else if (first?.kind === 'module')
    await publish(() => publishLicences(store), `${first.entry.name} ${first.entry.version}`);
  return { ...switched, overrode, back };
}

/**
 * Prevents overwriting a release that a colleague made in the meantime. Checks the live registry during the switch
 * itself.
 * @param {import('./types.d.ts').Registry | undefined} before
 * @param {import('./types.d.ts').NextVersion[]} next
 */
function rejectOtherVersions(before, next) {
  for (const { kind, entry, leaves } of next) {
    const app = kind === 'shell' ? 'shell' : entry.name;
    const live = before && liveVersion(before, app)?.version;
    // Another process may have made the same switch.
    if (leaves !== undefined && live !== leaves && live !== entry.version)
      throw new Error(
        `${app} ${leaves} is not live any more: ${live ?? 'none'} went live meanwhile. Nothing was switched.`,
      );
  }
}

/**
 * Prevents taking out a module, or withdrawing a version, after a colleague made another one or this one live.
 * @param {import('./types.d.ts').Registry | undefined} before
 * @param {readonly import('./types.d.ts').Waiting[]} taken
 * @param {{ app: string, version: string } | undefined} withdraw
 */
function rejectChanged(before, taken, withdraw) {
  if (!before) return;
  for (const { name, version, instead } of taken)
    if (!instead && liveVersion(before, name)?.version !== version)
      throw new Error(`${name} ${version} is not live any more. Nothing was switched.`);
  if (withdraw && liveVersion(before, withdraw.app)?.version === withdraw.version)
    throw new Error(
      `${withdraw.app} ${withdraw.version} is live. Go back first (npm run release rollback ${withdraw.app}), or release another version. Nothing was switched.`,
    );
}

/** @param {() => Promise<void>} write @param {string} app with its version */
async function publish(write, app) {
  try {
    await write();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${app} is live, but not all of its copies at the root are written (${why}). npm run release promote ${app} writes them.`,
      { cause },
    );
  }
}
