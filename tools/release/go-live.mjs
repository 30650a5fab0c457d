import { integrityOf, jsonText } from './files.mjs';
import { misfits } from './fits.mjs';
import { composeRegistry, entryName, lineOfRegistry } from './registry.mjs';
import { publishLicences, publishLiveShell } from './shell-page.mjs';
import { signed } from './sign.mjs';
import { readLive, switchRegistry } from './switch.mjs';
import { liveVersion } from './versions.mjs';

/** What a place is configured with until somebody writes another `config.json`. */
export const builtInConfig = '{"backend":"local"}\n';

/**
 * Makes versions live whose folders are complete, all of them in one step.
 * Throws a sentence, with nothing changed, where a module would not run in the shell or another version is live than the
 * one to be left; one that says so where all is live and only the copies at the root are not written.
 * @param {import('./types.d.ts').Store} store
 * @param {import('./types.d.ts').NextVersion[]} next
 * @param {{ reason: string, now?: () => Date, gate?: boolean }} options `gate` is false where all of it is built from one
 *   source, or where somebody insists
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
    refuseOthers(before, next);
    const after = await composeRegistry(before, next, hashOfEntry, newLine);
    const reasons = gate ? await misfits(store, { before, after }) : [];
    if (reasons.length > 0)
      throw new Error(`${reasons.join('\n')}\nNothing was switched. --anyway switches all the same.`);
    return signed(after, before);
  };
  const shell = next.find((one) => one.kind === 'shell');
  if (shell) {
    // The copy the shell starts from when the live registry cannot be had. It says what was live when the shell was
    // released, so the version does not depend on it, and it is never rewritten.
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
 * What a colleague released meanwhile is not taken back unseen. Asked of what is live at the very switch.
 * @param {import('./types.d.ts').Registry | undefined} before
 * @param {import('./types.d.ts').NextVersion[]} next
 */
function refuseOthers(before, next) {
  for (const { kind, entry, leaves } of next) {
    const app = kind === 'shell' ? 'shell' : entry.name;
    const live = before && liveVersion(before, app)?.version;
    // Its own version is live where only the answer of the store was lost.
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
