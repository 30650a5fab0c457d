import { liveHistory } from './history.mjs';
import { isWithdrawn } from './registry.mjs';
import { liveVersion, readVersion } from './versions.mjs';

/**
 * The versions to which a program can go back, the nearest first: the one before the live one, the one before that, and
 * so on. A version that a rollback left is not among them, nor a withdrawn one.
 * @param {import('./types.d.ts').Store} store
 * @param {{ bytes: Buffer, registry: import('./types.d.ts').Registry }} live
 * @param {string} app
 * @returns {AsyncGenerator<import('./types.d.ts').NextVersion>} with the version before each as its `previous`
 */
export async function* wayBack(store, { bytes, registry }, app) {
  const seen = new Set([liveVersion(registry, app)?.version]);
  let version = liveVersion(registry, app)?.previous?.version;
  while (version && !seen.has(version)) {
    seen.add(version);
    const previous = await previousThen(store, bytes, app, version);
    if (!isWithdrawn(registry, app, version)) {
      const next = await readVersion(store, app, version).catch(() => undefined);
      if (next) yield { ...next, previous: previous && !seen.has(previous.version) ? previous : null };
    }
    version = previous?.version;
  }
}

/**
 * The version that was the previous one when a version was last live.
 * @param {import('./types.d.ts').Store} store
 * @param {Buffer} live
 * @param {string} app
 * @param {string} version
 */
export async function previousThen(store, live, app, version) {
  for await (const { registry } of liveHistory(store, live)) {
    const entry = liveVersion(registry, app);
    if (entry?.version === version) return entry.previous;
  }
  return undefined;
}
