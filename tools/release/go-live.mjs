import { integrityOf, jsonText } from './files.mjs';
import { incompatibilities } from './fits.mjs';
import { composeRegistry, entryName, lineOfRegistry } from './registry.mjs';
import { publishLicences, publishLiveShell } from './shell-page.mjs';
import { readLive, switchRegistry } from './switch.mjs';
import { liveVersion } from './versions.mjs';

/** Configuration of a target until its owner writes another `config.json`. */
export const builtInConfig = '{"backend":"local"}\n';

/**
 * Makes versions with complete folders live, all of them atomically. Throws a message and changes nothing when a module
 * would not run in the shell, or when another version is live than the one to leave. Throws a different message when
 * all is live and only the public copies could not be written.
 * @param {import('./types.d.ts').Store} store
 * @param {import('./types.d.ts').NextVersion[]} next
 * @param {{ reason: string, now?: () => Date, gate?: boolean }} options `gate` is false when everything is built from one
 *   source, or with `--anyway`
 * @returns {Promise<{ registry: import('./types.d.ts').Registry, changed: boolean }>}
 */
export async function goLive(store, next, { reason, gate = true, ...clock }) {
  /** @param {string} path */
  const hashOfEntry = async (path) => {
    const stored = await store.read(`${path.slice(1)}${entryName}`);
    return stored && integrityOf(stored.bytes);
  };
  const newLine = lineOfRegistry();
  /** @param {import('./types.d.ts').Registry | undefined} before */
  const change = async (before) => {
    rejectOtherVersions(before, next);
    const after = await composeRegistry(before, next, hashOfEntry, newLine);
    const reasons = gate ? await incompatibilities(store, { before, after }) : [];
    if (reasons.length > 0)
      throw new Error(`${reasons.join('\n')}\nNothing was switched. --anyway switches all the same.`);
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
  const [first] = next;
  if (shell) await publish(() => publishLiveShell(store), `shell ${shell.entry.version}`);
  else if (first?.kind === 'module')
    await publish(() => publishLicences(store), `${first.entry.name} ${first.entry.version}`);
  return switched;
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
