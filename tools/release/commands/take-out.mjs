import { liveHistory } from '../history.mjs';
import { publishLicences } from '../shell-page.mjs';
import { switchRegistry } from '../switch.mjs';
import { liveVersion } from '../versions.mjs';

/**
 * Whether a program was absent from an earlier release, except while it waited for another shell.
 * @param {import('../types.d.ts').Store} store
 * @param {Buffer} live
 * @param {string} app
 */
export async function wasAbsent(store, live, app) {
  for await (const { registry } of liveHistory(store, live)) {
    const waits = registry.waiting?.some(({ name }) => name === app);
    if (!liveVersion(registry, app) && !waits) return true;
  }
  return false;
}

/**
 * Removes a module from the registry; its versions remain stored.
 * @param {{ app: string, version: string, store: import('../types.d.ts').Store, now?: () => Date }} wanted `version` is the
 *   one that is live
 * @returns {Promise<string>} a message for the user
 */
export async function takeOut({ app, version, store, ...clock }) {
  /** @param {import('../types.d.ts').Registry | undefined} before */
  const change = (before) => {
    if (!before || liveVersion(before, app)?.version !== version)
      throw new Error(`${app} ${version} is not live any more. Nothing was switched.`);
    const modules = before.modules.filter(({ name }) => name !== app);
    if (modules.length === 0) throw new Error(`${app} is the only module. Nothing was switched.`);
    return { ...before, revision: before.revision + 1, modules };
  };
  const { registry } = await switchRegistry(store, change, { reason: `rollback ${app}`, ...clock });
  await publishLicences(store);
  return (
    `${app} is not live any more, as before its first release: revision ${registry.revision}. ` +
    `npm run release promote ${app} ${version} brings it back.`
  );
}
