import { refuseUnknownKinds } from '../access-rules.mjs';
import { goLive } from '../go-live.mjs';
import { putVersion } from '../put-version.mjs';
import { nextVersionOf } from '../registry.mjs';
import { versionOfApp } from '../version-of-app.mjs';

/**
 * Puts one built app into its folder, reads it back and makes it live. One that fails changes nothing that is live.
 * @param {{ app: string, root: string, store: import('../types.d.ts').Store, now?: () => Date, isLive?: boolean,
 *   anyway?: boolean, compress?: boolean }} options without `isLive` it is put only, for `promote` or an override;
 *   `anyway` skips the gate and the question to the access rules
 * @returns {Promise<string>} what was done, in a sentence
 */
export async function release({
  app,
  root,
  store,
  isLive = true,
  anyway = false,
  compress = true,
  ...clock
}) {
  const built = await versionOfApp({ app, root });
  await putVersion(store, built, { compress });
  const name = `${app} ${built.version}`;
  if (!isLive) return `${name} is in ${store.name}, and not live: npm run release promote ${name}`;
  const next = nextVersionOf(built);
  if (!anyway) await refuseUnknownKinds(store, [next]);
  const { registry, changed } = await goLive(store, [next], {
    reason: `release ${name}`,
    gate: !anyway,
    ...clock,
  });
  return changed
    ? `${name} is live: revision ${registry.revision}.`
    : `${name} was live already: revision ${registry.revision}.`;
}
