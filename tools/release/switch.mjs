import { setTimeout as wait } from 'node:timers/promises';
import { jsonText } from './files.mjs';
import { writeHistory } from './history.mjs';

/** @typedef {import('./types.d.ts').Registry} Registry @typedef {import('./types.d.ts').Store} Store */

export const registryName = 'modules.json';

/** Others who switch at the same time each cost one more try. */
const mostTries = 200;

/**
 * What is live.
 * @param {Store} store
 * @returns {Promise<{ bytes: Buffer, tag: string, registry: Registry } | undefined>} undefined where nothing is yet
 */
export async function readLive(store) {
  const stored = await store.read(registryName);
  return stored && { ...stored, registry: JSON.parse(stored.bytes.toString()) };
}

/**
 * Makes another registry live, in one step: whoever reads sees the one before or the one after. Where somebody else
 * switched meanwhile, the change is made anew on what is live by then, so nobody's change is lost. History is written
 * first, and so names everything that was ever live.
 * @param {Store} store
 * @param {(before: Registry | undefined) => Registry | Promise<Registry>} change without effects: it may run several times
 * @param {{ reason: string, now?: () => Date }} about `reason` is for people
 * @returns {Promise<{ registry: Registry, changed: boolean }>} `changed` is false where the registry says this already
 */
export async function switchRegistry(store, change, { reason, now = () => new Date() }) {
  /** @type {{ name: string, revision: number } | undefined} */
  let failed;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const live = await readLive(store);
    // Of two with one revision, one was never live. Behind a later one it may have been, if only its answer was lost.
    if (failed && live && live.registry.revision <= failed.revision) await store.remove(failed.name);
    const registry = await change(live?.registry);
    if (live && jsonText(live.registry) === jsonText(registry)) return { registry, changed: false };

    const name = await writeHistory(store, { at: now(), reason, replaced: live, registry });
    const bytes = Buffer.from(jsonText(registry));
    const done = live
      ? await store.replace(registryName, bytes, live.tag)
      : await store.create(registryName, bytes);
    if (done) return { registry, changed: true };
    failed = { name, revision: registry.revision };
    await wait(Math.random() * 50);
  }
  throw new Error(`${store.name} is changed by others all the time. Nothing was switched; try again.`);
}
