import { rejectUnknownKinds } from '../access-rules.mjs';
import { goLive } from '../go-live.mjs';
import { putVersion } from '../put-version.mjs';
import { nextVersionOf } from '../registry.mjs';
import { versionOfApp } from '../version-of-app.mjs';

/**
 * Puts one built app into its folder, verifies it and makes it live. A failed release changes nothing that is live.
 * @param {{ app: string, root: string, store: import('../types.d.ts').Store, now?: () => Date, isLive?: boolean,
 *   anyway?: boolean, compress?: boolean }} options without `isLive` the app is only put, for `promote` or an override;
 *   `anyway` skips the compatibility check and the query of the access rules
 * @returns {Promise<string>} a message for the user
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
  if (!isLive)
    return `${name} is in ${store.name}, and not live${lookAt(built)}: npm run release promote ${name}`;
  const next = nextVersionOf(built);
  if (!anyway) await rejectUnknownKinds(store, [next]);
  const { registry, changed } = await goLive(store, [next], {
    reason: `release ${name}`,
    gate: !anyway,
    ...clock,
  });
  return changed
    ? `${name} is live: revision ${registry.revision}.`
    : `${name} was live already: revision ${registry.revision}.`;
}

/**
 * Where a tab shows a version that is not live: at the module's first screen whose address has no parameter.
 * @param {import('../types.d.ts').ReleasedApp} app
 */
function lookAt({ name, version, kind, descriptor }) {
  if (kind === 'shell') return '';
  const { routes = [] } = /** @type {{ routes?: { path: string }[] }} */ (descriptor);
  const path = routes.find((route) => !route.path.includes(':'))?.path ?? '/';
  return `. ${path}?module=${name}@${version} shows it in one tab; to make it live`;
}
