import { goLive } from '../go-live.mjs';
import { isWithdrawn } from '../registry.mjs';
import { readLive } from '../switch.mjs';
import { liveVersion, readVersion } from '../versions.mjs';
import { wayBack } from '../way-back.mjs';

/**
 * Withdraws a stored version: no link, fallback or rollback loads it any more. Its files stay for tabs that run it.
 * `--anyway` makes it live again. Throws a message for a live version.
 * @param {{ app: string, version: string, store: import('../types.d.ts').Store, now?: () => Date }} wanted
 * @returns {Promise<string>} a message for the user
 */
export async function withdraw({ app, version, store, ...clock }) {
  await readVersion(store, app, version);
  const name = `${app} ${version}`;
  const live = await readLive(store);
  if (!live) throw new Error(`Nothing is live in ${store.name}.`);
  if (isWithdrawn(live.registry, app, version)) return `${name} was withdrawn already.`;
  const { registry } = await goLive(store, await withoutWayBackTo(store, live, app, version), {
    ...{ reason: `withdraw ${name}`, check: 'none', withdraw: { app, version } },
    ...clock,
  });
  const hadWayBack = liveVersion(live.registry, app)?.previous;
  const hasWayBack = liveVersion(registry, app)?.previous;
  return (
    `${name} is withdrawn: revision ${registry.revision}. No page loads it any more; a tab that runs it goes on until it ` +
    `is loaded again. npm run release promote ${name} -- --anyway makes it live.` +
    (hadWayBack && !hasWayBack ? ` There is no version of ${app} to go back to now.` : '')
  );
}

/**
 * The live version with another way back, if the withdrawn one was its way back.
 * @param {import('../types.d.ts').Store} store
 * @param {{ bytes: Buffer, registry: import('../types.d.ts').Registry }} live
 * @param {string} app
 * @param {string} version
 * @returns {Promise<import('../types.d.ts').NextVersion[]>}
 */
async function withoutWayBackTo(store, live, app, version) {
  const entry = liveVersion(live.registry, app);
  if (entry?.previous?.version !== version) return [];
  const same = await readVersion(store, app, entry.version);
  for await (const { entry: back } of wayBack(store, live, app))
    if (back.version !== version) return [{ ...same, previous: back, leaves: entry.version }];
  return [{ ...same, previous: null, leaves: entry.version }];
}
