import { accessObjections } from '../access-rules.mjs';
import { goLive } from '../go-live.mjs';
import { madeFrom, noteMade } from '../notes.mjs';
import { putVersion } from '../put-version.mjs';
import { nextVersionOf } from '../registry.mjs';
import { readLive } from '../switch.mjs';
import { putMaps } from '../source-maps.mjs';
import { versionOfApp } from '../version-of-app.mjs';
import { liveVersion } from '../versions.mjs';
import { namesOf, sayLive } from './say-live.mjs';

/**
 * Puts built apps into their folders, verifies them and makes them live in one switch. A failed release changes nothing
 * that is live.
 * @param {{ apps: readonly string[], root: string, store: import('../types.d.ts').Store, now?: () => Date, isLive?: boolean,
 *   anyway?: boolean, compress?: boolean }} options without `isLive` the apps are only put, for `promote` or an override;
 *   `anyway` switches in spite of objections
 * @returns {Promise<string>} a message for the user
 */
export async function release({
  apps,
  root,
  store,
  isLive = true,
  anyway = false,
  compress = true,
  ...clock
}) {
  const made = await madeFrom(root, clock.now);
  const built = [];
  for (const app of apps) {
    const version = await versionOfApp({ app, root });
    await putVersion(store, version, { compress });
    await putMaps(store, version, root);
    await noteMade(store, version.folder, made, root);
    built.push(version);
  }
  if (!isLive) {
    const registry = (await readLive(store))?.registry;
    return built.map((one) => sayStored(one, store, registry)).join('\n');
  }
  const next = built.map((one) => ({ ...nextVersionOf(one), made }));
  const switched = await goLive(store, next, {
    ...{ reason: `release ${namesOf(next)}`, anyway, root },
    objections: await accessObjections(store, next),
    ...clock,
  });
  return sayLive(next, switched);
}

/**
 * Says where a tab shows a version that is not live: at the module's first screen whose address has no parameter.
 * @param {import('../types.d.ts').ReleasedApp} app
 * @param {import('../types.d.ts').Store} store
 * @param {import('../types.d.ts').Registry | undefined} registry
 */
function sayStored({ name, version, kind, descriptor }, store, registry) {
  if (registry && liveVersion(registry, name)?.version === version)
    return `${name} ${version} is live already.`;
  const { routes = [] } = /** @type {{ routes?: { path: string }[] }} */ (descriptor ?? {});
  const path = routes.find((route) => !route.path.includes(':'))?.path ?? '/';
  const look =
    kind === 'shell' ? '' : `. ${path}?module=${name}@${version} shows it in one tab; to make it live`;
  return `${name} ${version} is in ${store.name}, and not live${look}: npm run release promote ${name} ${version}`;
}
