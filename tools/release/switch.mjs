import { setTimeout as wait } from 'node:timers/promises';
import { jsonText } from './files.mjs';
import { writeHistory } from './history.mjs';

/** @typedef {import('./types.d.ts').Registry} Registry @typedef {import('./types.d.ts').Store} Store */

export const registryName = 'modules.json';

/** Each simultaneous switch by another process can cost one attempt. */
const maxAttempts = 200;

/**
 * Reads the live registry.
 * @param {Store} store
 * @returns {Promise<{ bytes: Buffer, tag: string, registry: Registry } | undefined>} undefined when nothing is live yet
 */
export async function readLive(store) {
  const stored = await store.read(registryName);
  if (!stored) return undefined;
  // Registries of earlier releases may be signed, and no later one is.
  const { signature: _, ...registry } = JSON.parse(stored.bytes.toString());
  return { ...stored, registry };
}

/**
 * Makes another registry live atomically: readers get the old or the new one. If another process switched in the
 * meantime, the change is applied again to the registry that is live then, so that no change is lost. History is
 * written first, and so names everything that was ever live.
 * @param {Store} store
 * @param {(before: Registry | undefined) => Registry | Promise<Registry>} change without side effects, may run several times
 * @param {{ reason: string, now?: () => Date }} about `reason` is a text for people
 * @returns {Promise<{ registry: Registry, changed: boolean }>} `changed` is false when the registry was equal already
 */
export async function switchRegistry(store, change, { reason, now = () => new Date() }) {
  /** @type {string | undefined} */
  let failed;
  for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
    const live = await readLive(store);
    if (failed) await store.remove(failed);
    const registry = await change(live?.registry);
    if (live && jsonText(live.registry) === jsonText(registry)) return { registry, changed: false };

    failed = await writeHistory(store, { at: now(), reason, replaced: live, registry });
    const bytes = Buffer.from(jsonText(registry));
    const done = live
      ? await store.replace(registryName, bytes, live.tag)
      : await store.create(registryName, bytes);
    if (done) return { registry, changed: true };
    await wait(Math.random() * 50);
  }
  throw new Error(`${store.name} is changed by others all the time. Nothing was switched; try again.`);
}
